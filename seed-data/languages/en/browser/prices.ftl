## Price list
prices-own = Your price list
prices-own-note = Used for all new results
prices-own-name = Our prices
prices-illustrative = Illustrative price list
prices-illustrative-note = Rough prices, because no study publishes hardware prices. They illustrate cost comparisons and are not a quote; replace them with your own.
prices-name = Name
prices-dated = As of
prices-valid-until = Valid until
prices-currency = Currency
prices-currency-error = Enter a three-letter code, such as USD
prices-notes = Notes
prices-upload = Upload file
prices-reset = Reset to illustrative list
prices-discard = Discard changes
prices-save = Save price list
prices-saved = Price list saved
prices-saved-hint = New results use it; existing runs keep their prices.
prices-unreadable = Cannot read { $file }: { $reason }
prices-unreadable-hint = Download the list as JSON to see the expected format.
prices-not-a-list = not a price list
prices-conflict = Another user changed the price list
prices-conflict-hint = Download your version as JSON, then reload the page to see theirs.
prices-missing =
    { $n ->
        [one] { $n } part without a price
       *[other] { $n } parts without a price
    }
prices-missing-hint = Configurations with these parts have no price. They are listed last, sorted by drive count, rack units, and power.
prices-amount = { $group }: { $part }
prices-unknown = unknown
prices-part-controller = Controller
prices-part-shelf = Shelf without drives
prices-part-cache-module = Cache module
prices-part-port = Front-end port
prices-drives = Drives
prices-hosts = Hosts
prices-memory = Memory per GiB
prices-volumes = Cloud volumes, per month
prices-term = Years of monthly costs
prices-kwh = Price per kWh, with cooling
prices-no-power = no power
prices-discounts = Discounts
prices-currency-title = Change currency from { $from } to { $to }
prices-currency-convert = Convert all prices at a rate
prices-currency-rate = 1 { $from } in
prices-currency-dated = Date of the rate
prices-currency-source = Source of the rate
prices-currency-keep = The numbers are already in { $to }
prices-currency-do-convert = Convert prices
prices-currency-do-keep = Keep numbers
prices-import-currency = Currency changes from { $from } to { $to }
prices-import-currency-hint = The numbers in the file are used as prices in { $to }, without conversion.
prices-ownership = Total cost of ownership
prices-host = Price per host
prices-support = Support per year (share of purchase price)
prices-hardware-discount = Discount on other hardware
prices-pue = PUE
prices-not-included = not included
prices-project = Project prices
prices-project-note = Empty fields use the prices of { $list }.
prices-project-reset = Use organization prices
prices-license = license
prices-license-name = License
prices-license-price = License price
prices-license-per = Per
prices-license-per-desktop = desktop
prices-license-per-user = user
prices-license-per-host = host
prices-license-per-socket = socket
prices-license-sockets = Sockets per host
prices-license-yearly = Billed yearly
prices-license-add = Add license
prices-license-remove = Remove { $name }

## Files
prices-export-unsaved = Save or discard your changes to export the list in this format
prices-import-title = Import { $file }
prices-import-summary = { $added } added, { $changed } changed, { $removed } removed, { $same } unchanged
prices-import-changes = Changes to the price list
prices-import-field = Field
prices-import-kind = Change
prices-import-added = Added
prices-import-changed = Changed
prices-import-removed = Removed
prices-import-before = Current list
prices-import-after = File
prices-import-none = No changes
prices-import-none-hint = The file has the same values as the current price list.
prices-import-unsaved = Unsaved changes on this page will be discarded
prices-import-unsaved-hint = The file is compared with the saved list.
prices-import-problems =
    { $n ->
        [one] { $n } problem in the file
       *[other] { $n } problems in the file
    }
prices-import-problems-hint = Correct the cells and upload the file again. The current price list is unchanged.
prices-import-first =
    { $n ->
        [one] Only the first problem is shown.
       *[other] Only the first { $n } problems are shown.
    }
prices-import-cell = Cell
prices-import-given = Given
prices-import-problem = Problem
prices-import-allowed = Allowed
prices-parts = Prices of parts
prices-search = Search vendor, array or part
prices-search-none = No prices match “{ $search }”.
prices-section-count = { $priced } of { $n } set
prices-discounts-count = { $n } set
prices-project-licenses = Licenses of the organization: { $licenses }
prices-project-licenses-none = The organization has no licenses in its list.
prices-project-licenses-set = Set licenses for this project
prices-project-licenses-reset = Use the organization’s licenses
prices-project-conflict = Another user changed the prices of this project
prices-project-conflict-hint = Note your changes, then reload the page to see theirs.
