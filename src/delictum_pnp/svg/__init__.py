"""Pages as SVG: the same marks that become a PDF, for a screen or a wall."""
