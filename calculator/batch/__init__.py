"""Many tables in one call."""
