### Frame of the page: navigation, theme, language.

app-skip-to-content = Skip to content
app-nav = Main
app-nav-projects = Projects
app-nav-runs = Runs
app-nav-imports = Imports
app-nav-evidence = Evidence
app-nav-catalog = Catalog
app-theme-system = Theme: system
app-theme-light = Theme: light
app-theme-dark = Theme: dark
app-language = Language: { $language }
app-help = Help
app-selected = selected

## Errors
app-error-title = Something went wrong
app-error-detail = Your changes are safe in this browser. Error: { $error }
app-not-found = Page not found
app-not-found-hint = The page may have been deleted, or the link may be incomplete.

## Account menu
app-organization = Organization: { $name }
app-no-organization = No organization
app-switch-organization = Switch organization
app-read-only = Read-only
app-read-only-hint = Your role in this organization is Viewer. Only editors and owners can make changes.
app-account-menu = { $name }: account and settings
app-account = Account
app-settings = Settings
app-sign-out = Sign out
app-unsaved = Unsaved changes
app-unsaved-text =
    { $n ->
        [one] This browser has unsaved changes to { $n } scenario. If you keep them, they are restored when you open the scenario here again. Other users of this computer could read them.
       *[other] This browser has unsaved changes to { $n } scenarios. If you keep them, they are restored when you open the scenarios here again. Other users of this computer could read them.
    }
app-stay = Stay signed in
app-discard-sign-out = Discard and sign out
app-keep-sign-out = Keep and sign out
app-scenario-deleted = { $name } deleted; its runs and reports are kept

## Command palette
app-search = Search
app-search-keys = Search ({ $keys })
app-search-field = Search scenarios, pages, and actions
app-search-placeholder = Scenario, page, or action
app-search-results = Results
app-search-count =
    { $n ->
        [one] { $n } result
       *[other] { $n } results
    }
app-search-none = No results for “{ $text }”
app-group-actions = Actions
app-group-scenario = This scenario
app-group-scenarios = Scenarios
app-group-pages = Pages
app-group-settings = Settings
app-group-events = Events
app-group-help = Help
app-open-guide = Three-step guide
app-open-recommend = Recommendations
app-open-failures = Component failure
app-open-versions = Versions
app-catalog-arrays = Catalog: arrays
app-catalog-drives = Catalog: drives
app-catalog-workloads = Catalog: workloads
app-catalog-deployments = Catalog: deployments
app-catalog-sources = Catalog: sources
app-catalog-prices = Catalog: price list

## Keyboard shortcuts
app-keys = Keyboard shortcuts
app-keys-everywhere = On every page
app-keys-scenario = In a scenario
app-keys-event = Calendar event with focus
app-keys-numbers = Number fields
app-keys-undo = Undo
app-keys-redo = Redo
app-keys-move-time = Move by 15 minutes
app-keys-move-day = Move by one day
app-keys-move-end = Move the end
app-keys-open = Open
app-keys-delete = Delete
app-keys-duplicate = Copy to next day
app-keys-select = Add to selection
app-keys-unselect = Clear selection
app-keys-menu = Open menu
app-keys-copy = Copy
app-keys-paste = Paste at the pointer
app-keys-step = One step up or down
app-keys-ten-steps = Ten steps up or down
