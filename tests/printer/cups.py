"""A CUPS of one's own for tests: configuration, spool and printers in a temporary folder, on a port of loopback.

The printer writes what it receives into a file.  Nothing of the machine's own printing is read or changed.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

SBIN = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
DUPLEX = """*OpenUI *Duplex/2-Sided Printing: PickOne
*OrderDependency: 20 AnySetup *Duplex
*DefaultDuplex: None
*Duplex None/Off: ""
*Duplex DuplexNoTumble/Long Edge: ""
*Duplex DuplexTumble/Short Edge: ""
*CloseUI: *Duplex
"""
FACE_UP = "*DefaultOutputOrder: Reverse\n"
PPD = """*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "KEEPER.PPD"
*Product: "(Keeper)"
*Manufacturer: "Test"
*ModelName: "Keeper"
*ShortNickName: "Keeper"
*NickName: "Keeper"
*PSVersion: "(3010) 0"
*LanguageLevel: "3"
*ColorDevice: True
*DefaultColorSpace: RGB
*FileSystem: False
*cupsFilter2: "application/vnd.cups-pdf application/pdf 0 -"
*OpenUI *PageSize/Media Size: PickOne
*OrderDependency: 10 AnySetup *PageSize
*DefaultPageSize: Letter
*PageSize A4/A4: ""
*PageSize Letter/Letter: ""
*CloseUI: *PageSize
*OpenUI *PageRegion: PickOne
*OrderDependency: 10 AnySetup *PageRegion
*DefaultPageRegion: Letter
*PageRegion A4/A4: ""
*PageRegion Letter/Letter: ""
*CloseUI: *PageRegion
*DefaultImageableArea: Letter
*ImageableArea A4/A4: "10 18 585 824"
*ImageableArea Letter/Letter: "10 18 602 774"
*DefaultPaperDimension: Letter
*PaperDimension A4/A4: "595 842"
*PaperDimension Letter/Letter: "612 792"
{extras}*DefaultFont: Courier
*Font Courier: Standard "(002.004S)" Standard ROM
"""
"""A printer on Letter by default, as a queue that nobody set up: what is not spelled out comes out wrong."""
CONFIGURATION = """Listen 127.0.0.1:{port}
Browsing No
DefaultAuthType None
DefaultPolicy open
PreserveJobHistory Yes
PageLogFormat %p %j %{{sides}} %{{media}}
WebInterface No
<Location />
  Order allow,deny
  Allow from 127.0.0.1
</Location>
<Policy open>
  JobPrivateAccess all
  JobPrivateValues none
  <Limit All>
    Order deny,allow
  </Limit>
</Policy>
"""
PLACES = """ServerRoot {root}/etc
CacheDir {root}/cache
StateDir {root}/state
RequestRoot {root}/spool
TempDir {root}/spool/tmp
AccessLog {root}/access_log
ErrorLog {root}/error_log
PageLog {root}/page_log
FileDevice Yes
"""
ATTRIBUTES = """{
  NAME "Attributes of a job"
  OPERATION Get-Job-Attributes
  GROUP operation-attributes-tag
  ATTR charset attributes-charset utf-8
  ATTR language attributes-natural-language en
  ATTR uri job-uri $uri
}
"""


def missing() -> str:
    """Which program of CUPS is not here; empty when all are."""
    return next((p for p in ("cupsd", "lp", "lpadmin", "ipptool") if shutil.which(p, path=SBIN) is None), "")


@dataclass(frozen=True)
class Cups:
    root: pathlib.Path
    port: int

    @property
    def environment(self) -> Mapping[str, str]:
        """For programs that print; `HOME` keeps the options of whoever runs the tests away."""
        return {"CUPS_SERVER": f"127.0.0.1:{self.port}", "HOME": str(self.root), "PATH": SBIN}

    @property
    def received(self) -> pathlib.Path:
        """What the printer got with the last job."""
        return self.root / "received.pdf"

    def run(self, *arguments: str) -> str:
        done = subprocess.run(arguments, env=self.environment, capture_output=True, text=True, timeout=30)
        assert done.returncode == 0, (arguments, done.stderr)
        return done.stdout

    def add(self, name: str, *defaults: str, duplex: bool = True, face_up: bool = False) -> None:
        """A queue, with or without both sides, that holds sheets face up or down, with options that its owner set."""
        ppd = self.root / f"{name}.ppd"
        ppd.write_text(PPD.format(extras=(DUPLEX if duplex else "") + (FACE_UP if face_up else "")))
        own = [part for option in defaults for part in ("-o", option.replace("=", "-default=", 1))]
        self.run("lpadmin", "-p", name, "-E", "-v", f"file:{self.received}", "-P", str(ppd), *own)

    def wait(self, job: int) -> dict[str, str]:
        """The attributes of a finished job."""
        question = self.root / "job.test"
        question.write_text(ATTRIBUTES)
        uri = f"ipp://127.0.0.1:{self.port}/jobs/{job}"
        for _ in range(150):
            answer = self.run("ipptool", "-tv", uri, str(question))
            found = dict(re.findall(r"^ +([a-z-]+) \([^)]*\) = (.*)$", answer, re.MULTILINE))
            if found.get("job-state") in ("completed", "aborted", "canceled"):
                return found
            time.sleep(0.1)
        raise AssertionError((self.root / "error_log").read_text()[-2000:])


@contextlib.contextmanager
def running() -> Iterator[Cups]:
    """A scheduler that ends with the block."""
    with tempfile.TemporaryDirectory(prefix="cups-") as name:
        root = pathlib.Path(name)
        root.chmod(0o755)  # filters run as another user
        for folder in ("etc", "cache", "state", "spool/tmp"):
            (root / folder).mkdir(parents=True)
        cups = Cups(root, _free_port())
        (root / "etc" / "cupsd.conf").write_text(CONFIGURATION.format(port=cups.port))
        (root / "etc" / "cups-files.conf").write_text(PLACES.format(root=root))
        cupsd = shutil.which("cupsd", path=SBIN)
        assert cupsd
        files = ["-c", str(root / "etc" / "cupsd.conf"), "-s", str(root / "etc" / "cups-files.conf")]
        with (root / "stderr").open("wb") as errors:
            scheduler = subprocess.Popen([cupsd, "-f", *files], stderr=errors)
        try:
            _listening(cups, scheduler)
            yield cups
        finally:
            scheduler.terminate()
            scheduler.wait(timeout=20)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _listening(cups: Cups, scheduler: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        assert scheduler.poll() is None, (cups.root / "stderr").read_text()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", cups.port), timeout=1):
            return
        time.sleep(0.1)
    raise AssertionError((cups.root / "error_log").read_text()[-2000:])
