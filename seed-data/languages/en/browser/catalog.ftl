## Page
catalog-title = Catalog
catalog-lead = Arrays, drives, workloads, and deployments, with the source of every value
catalog-kinds = Catalog sections
catalog-kind-arrays = Arrays
catalog-kind-drives = Drives
catalog-kind-workloads = Workloads
catalog-kind-deployments = Deployments
catalog-kind-sources = Sources
catalog-kind-prices = Prices
catalog-generic = generic, not calibrated
catalog-sample = Sample scenario
catalog-sample-label = Sample scenario of { $name }
catalog-sample-missing = This family has no sample scenario.
catalog-search = Search the catalog
catalog-index = Filters
catalog-facet-vendor = Vendor
catalog-facet-class = Class
catalog-facet-standing = Basis
catalog-class-array = Array
catalog-class-hosts = Hyperconverged
catalog-class-cloud = Cloud
catalog-class-files = File service
catalog-class-generic = Generic
catalog-found =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
catalog-clear-filters = Clear filters
catalog-none-found = No entries match
catalog-grade-measured = measured
catalog-grade-specifications = configured from specifications
catalog-grade-estimated = estimated
catalog-cited-facts = { $cited } of { $facts } facts cited
catalog-end-of-sale = end of sale
catalog-custom = Custom
catalog-measured-with = measured with { $generator }
catalog-stages =
    { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    }
catalog-attribution = { $publisher }: { $source }

## Values of an entry
catalog-values = Values for { $name }
catalog-parameter = Parameter
catalog-value = Value
catalog-range = Range
catalog-status = Status
catalog-source = Source
catalog-general = General
catalog-limits = Limits of { $name }
catalog-limit-size = Size
catalog-limit-burst-iops = Burst IOPS
catalog-limit-burst-mb = Burst MB/s
catalog-limit = Limit
catalog-limit-per-gib = { $rate } per GiB, at most { $most }
catalog-limit-from-per-gib = { $base } + { $rate } per GiB, at most { $most }
catalog-limit-of-throughput = Throughput
catalog-limit-lasts = { $least } to { $most }; a full bucket lasts { $time }
catalog-limit-credits = { $least } to { $most }; a full bucket holds { $credits } I/Os
catalog-burst-per-gib = { $rate } per GiB; { $range }
catalog-burst-per-iops = { $rate } × the regular IOPS; { $range }
catalog-unknown = Unknown

## Review
catalog-checked = Checked { $date }
catalog-stale = Outdated
catalog-stale-hint = Last checked against its source more than a year ago. Review the values.
catalog-never = Not checked
catalog-never-hint = Not checked against its source since it was entered

## Sources
catalog-address = Address
catalog-review = Review
catalog-notes = Notes
catalog-source-published-study = published study
catalog-source-specification = specification
catalog-source-manual = manual
catalog-source-engineering-note = engineering note

## Custom entries
catalog-add-array = Add array
catalog-copy = Create copy
catalog-copy-of = Create copy of { $name }
catalog-copy-name = { $name } (custom)
catalog-copied = Copy created
catalog-copied-hint = { $name } is in the catalog. Edit its values as needed.
catalog-name = Name
catalog-id = ID: { $id }
catalog-edit = Edit
catalog-edit-label = Edit { $name }
catalog-edit-numbers = Edit numbers
catalog-edit-numbers-label = Edit numbers of { $name }
catalog-vendor = Manufacturer
catalog-introduced = Year of introduction
catalog-firmware = Name of release { $id }
catalog-tier = Name of tier { $id }
catalog-tier-drives = Drives of tier { $id }
catalog-save = Save
catalog-saved = Saved
catalog-saved-hint = Live previews use the new values of { $name }. Existing runs are unchanged.
catalog-delete = Delete
catalog-delete-label = Delete { $name }
catalog-deleted = { $name } deleted
catalog-document = Source document
catalog-document-hint = Title of the source, such as a data sheet or measurement
catalog-publisher = Publisher
catalog-document-date = Document date
catalog-document-date-hint = If undated, the date the values were last checked against it
catalog-numbers = Values
catalog-numbers-hint = Values that you change are attributed to the document above.
