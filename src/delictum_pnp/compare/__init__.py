"""Two editions of a kit compared: which cards changed, which sheets to print again.

In: the manifests of two built kits (folders, ZIPs or the JSON itself).  Out: `Difference`, as text or JSON.
"""
