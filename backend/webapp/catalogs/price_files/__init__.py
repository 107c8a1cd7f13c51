"""Price lists as CSV and XLSX files: export, and import with a preview of the changes."""
