import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { PageBroke, PageOnItsWay } from "./pages/between";
import { NotFoundPage } from "./pages/NotFoundPage";
import { ProjectsPage } from "./pages/ProjectsPage";
import { Shell } from "./Shell";
import { catalogKinds, compareSearch, evidenceSearch, scenarioSearch } from "./search";

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/projects" });
  },
});

const projects = createRoute({ getParentRoute: () => root, path: "/projects", component: ProjectsPage });

const scenario = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId",
  validateSearch: scenarioSearch,
  component: lazyRouteComponent(() => import("./pages/ScenarioPage"), "ScenarioPage"),
});

const recommend = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId/recommend",
  component: lazyRouteComponent(() => import("./pages/RecommendPage"), "RecommendPage"),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: "/projects/$projectId/compare",
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import("./pages/ComparePage"), "ComparePage"),
});

const evidence = createRoute({
  getParentRoute: () => root,
  path: "/evidence",
  validateSearch: evidenceSearch,
  component: lazyRouteComponent(() => import("./pages/EvidencePage"), "EvidencePage"),
});

const catalogHome = createRoute({
  getParentRoute: () => root,
  path: "/catalog",
  beforeLoad: () => {
    throw redirect({ to: "/catalog/$kind", params: { kind: catalogKinds[0] } });
  },
});

const catalog = createRoute({
  getParentRoute: () => root,
  path: "/catalog/$kind",
  component: lazyRouteComponent(() => import("./pages/CatalogPage"), "CatalogPage"),
});

const routeTree = root.addChildren([
  home,
  projects,
  scenario,
  recommend,
  compare,
  evidence,
  catalogHome,
  catalog,
]);

/** The pages of the product; by default they follow the browser's address. */
export function newRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPendingComponent: PageOnItsWay,
    defaultErrorComponent: PageBroke,
    ...(history ? { history } : {}),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}
