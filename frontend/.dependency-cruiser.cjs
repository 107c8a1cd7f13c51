/** Import zones: features meet in src/app; shared code knows no feature; a feature's model is pure. */

module.exports = {
  forbidden: [
    {
      name: "features-meet-in-app",
      comment:
        "A feature may not import another feature. Compose them in src/app, or move what both need to shared code.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      name: "only-app-imports-features",
      comment: "Only src/app (and the feature itself) may import a feature.",
      severity: "error",
      from: { pathNot: "^src/(app|features)/" },
      to: { path: "^src/features/" },
    },
    {
      name: "nobody-imports-app",
      comment: "src/app is the outermost ring: features and shared code do not know it.",
      severity: "error",
      from: { pathNot: "^src/(app/|main\\.tsx$)" },
      to: { path: "^src/app/" },
    },
    {
      name: "charts-draw-a-view-model",
      comment: "Charts take a finished view model: they fetch nothing.",
      severity: "error",
      from: { path: "^src/charts/" },
      to: { path: ["^src/api/", "@tanstack/react-query"] },
    },
    {
      name: "model-is-pure",
      comment: "A feature's model/ holds plain functions: no React, no UI kit, no fetching.",
      severity: "error",
      from: { path: "^src/features/[^/]+/model/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "node_modules/(react|react-dom|@mantine|@tanstack|@fullcalendar|recharts|openapi-fetch|openapi-react-query)(/|$)",
      },
    },
    {
      name: "model-knows-no-component",
      comment: "A feature's model/ may import types and pure functions, never components or charts.",
      severity: "error",
      from: { path: "^src/features/[^/]+/model/" },
      to: { path: ["^src/(components|charts)/", "^src/features/[^/]+/components/"] },
    },
    {
      name: "lib-and-api-stand-alone",
      comment: "lib and api are the ground floor: they import no component and no chart.",
      severity: "error",
      from: { path: "^src/(lib|api)/" },
      to: { path: "^src/(components|charts)/" },
    },
    {
      name: "no-test-code-in-product",
      comment: "Product code may not import tests or their support.",
      severity: "error",
      from: { pathNot: "(\\.test\\.tsx?$|^src/test/)" },
      to: { path: "(\\.test\\.tsx?$|^src/test/)" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "resolvable",
      comment: "Every import must exist and be declared in package.json.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-dev-dependency-in-product",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.test\\.tsx?$|^src/test/)" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
    },
  },
};
