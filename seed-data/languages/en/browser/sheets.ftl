## Page
sheets-title = Add array
sheets-title-edit = Edit array
sheets-from-sheet = Use the specification sheet instead
sheets-lead = What the specification sheet states becomes an array model.
sheets-steps = Steps
sheets-step-hardware = Hardware
sheets-step-protection = Data protection and services
sheets-step-maximum = Published maximum
sheets-step-summary = Summary
sheets-next = Next
sheets-back = Back
sheets-save = Save array
sheets-saved = Array saved
sheets-saved-hint = { $name } can be selected in every scenario.
sheets-required = Required
sheets-optional = Optional
sheets-assumed = Assumed: { $value }
sheets-assumed-range = Assumed: { $value } ({ $low } to { $high })

## Key figures
sheets-mine = My array is not in the list
sheets-mine-title = My array
sheets-figures-lead = Five figures are enough for an array with two controllers. Drives and spares are assumed and can be corrected. For a hybrid array, copy a similar one in the catalog.
sheets-figures-name = Vendor and product
sheets-figures-name-example = Dell Unity XT 480F
sheets-figures-capacity = Usable capacity
sheets-figures-unit = Unit
sheets-figures-reduction-hint = If empty, 3 : 1 is assumed (range: 1.5 to 5)
sheets-figures-iops = Maximum IOPS
sheets-figures-latency = At latency
sheets-figures-iops-hint = The highest rate of small random I/Os. Usual for virtual desktops: 8 KiB blocks with 70% reads at 1 ms.
sheets-figures-ports = Ports per controller
sheets-figures-port = Port type
sheets-port-fc = { $speed } Gb/s Fibre Channel
sheets-port-ethernet = { $speed } Gb/s Ethernet
sheets-figures-price = Purchase price
sheets-figures-price-hint = Optional: the whole array, as quoted, in { $currency }. Without it, comparisons show no price.
sheets-parts-title = Assumed parts
sheets-parts = { $drives } × { $drive }; hot spares per controller: { $spares }; controllers: { $controllers }; ports per controller: { $ports }
sheets-parts-drive = Drive model
sheets-parts-drive-assumed = Assumed
sheets-parts-drives = Number of drives
sheets-figures-assumed = Everything else is assumed from arrays of this class. The ranges of these assumptions are included in the confidence of each result.
sheets-figures-waiting = The curve appears once capacity and maximum IOPS are entered.
sheets-figures-source = Key figures of { $name }
sheets-figures-publisher = entered by you
sheets-name-taken = Another array has this name
sheets-refine = Refine step by step

## Hardware
sheets-array = Array
sheets-vendor = Manufacturer
sheets-name = Model
sheets-release = Software release
sheets-introduced = Year of introduction
sheets-design = Design
sheets-design-shared = Array with shared controllers
sheets-design-hyperconverged = Hyperconverged, on every host
sheets-design-nodes = Cluster of storage nodes
sheets-controller-hardware = Controllers and ports
sheets-controller-note = Cores, memory, and ports are those of one controller or node.
sheets-controllers = Controllers per array
sheets-cores = Processor cores
sheets-specrate = SPECrate 2017 Integer per core
sheets-specrate-hint = Base score of the processors, divided by their cores.
sheets-memory = Memory
sheets-port-speed = Port speed
sheets-ports = Host ports
sheets-max-arrays = Maximum arrays in a cluster
sheets-max-nodes = Maximum nodes in the cluster
sheets-media-hardware = Media and enclosure
sheets-media = Media and back-end protocol
sheets-media-nvme = Flash, NVMe
sheets-media-sas = Flash, SAS or SATA
sheets-tier = Name of the drives
sheets-drives = Supported drives
sheets-slots = Drive slots
sheets-max-drives = Maximum drives
sheets-max-drives-hint = With expansion shelves; by default, as many as slots.
sheets-watts = Power without drives
sheets-rack-units = Height

## Data protection and services
sheets-protection = Data protection
sheets-protection-note = Determines the usable capacity and the work of a write.
sheets-kind = Kind of protection
sheets-kind-raid = RAID groups
sheets-kind-copies = Copies on other nodes
sheets-kind-code = Erasure code over nodes
sheets-group-raid = Drives per RAID group
sheets-group-copies = Copies of each block
sheets-group-code = Fragments per stripe
sheets-parity-raid = Parity drives per group
sheets-parity-code = Parity fragments per stripe
sheets-spares = Hot spares per controller
sheets-reserve = Reserved capacity
sheets-reserve-hint = File system, rebuilds, and free space.
sheets-services = Data services
sheets-services-note = They reduce the stored data. The method adds no CPU time for them.
sheets-compression = Compression
sheets-deduplication = Deduplication
sheets-reduction = Data reduction
sheets-reduction-hint = Bytes written per byte stored.

## Published maximum and document
sheets-maximum = Published maximum
sheets-maximum-note = The highest rate of small random I/Os. It narrows the range of the CPU time per I/O.
sheets-has-maximum = The sheet states a rate with its block size and share of reads
sheets-iops = IOPS
sheets-block = Block size
sheets-reads = Share of reads
sheets-latency = Response time at this rate
sheets-latency-hint = Optional. It is only compared with the prediction.
sheets-maximum-controllers = Controllers in the test
sheets-maximum-nodes = Nodes in the test
sheets-document = Specification sheet
sheets-document-note = The source of every number that you enter.
sheets-source = Title
sheets-publisher = Publisher
sheets-dated = Date
sheets-dated-hint = Without a date, the day on which you read it.
sheets-address = Web address

## Curve
sheets-curve = Response time
sheets-curve-mix = { $block } KiB, { $reads }% reads, all slots and ports
sheets-curve-waiting = The curve appears once hardware and data protection are complete.
sheets-curve-published = published
sheets-curve-maximum = predicted maximum
sheets-curve-summary = Response time over IOPS. { $sentence }

## Summary
sheets-parameters = Service parameters
sheets-parameters-note = Derived from the sheet, with the range from P10 to P90.
sheets-capacity = Capacity with all slots
sheets-with-unit = { $value } { $unit }
sheets-for-project = The array is offered in the project “{ $project }”.
