"""The same deck by other engines, each as one would write it there; see requirements.txt beside this folder."""
