import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { currentAddress } from "./otherAddresses";
import { NotFoundPage } from "./pages/NotFoundPage";
import { PageError, PageSkeleton } from "./pages/PageStates";
import {
  addArraySearch,
  auditSearch,
  catalogKinds,
  catalogSearch,
  compareSearch,
  evidenceSearch,
  guideSearch,
  importSearch,
  recommendSearch,
  runsSearch,
  scenarioSearch,
  sharedSearch,
  signInSearch,
  startSearch,
} from "./search";
import { Shell } from "./shell/Shell";

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location }) => {
    const href = currentAddress(location.pathname);
    if (href !== null) throw redirect({ href: `${href}${location.searchStr}`, replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/projects" });
  },
});

const projects = createRoute({
  getParentRoute: () => root,
  path: "/projects",
  component: lazyRouteComponent(() => import("./pages/ProjectsPage"), "ProjectsPage"),
});

const start = createRoute({
  getParentRoute: () => root,
  path: "/start",
  validateSearch: startSearch,
  component: lazyRouteComponent(() => import("./pages/start/StartPage"), "StartPage"),
});

const guide = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId/guide",
  validateSearch: guideSearch,
  component: lazyRouteComponent(() => import("./pages/start/GuidePage"), "GuidePage"),
});

const scenario = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId",
  validateSearch: scenarioSearch,
  component: lazyRouteComponent(() => import("./pages/ScenarioPage"), "ScenarioPage"),
});

const runs = createRoute({
  getParentRoute: () => root,
  path: "/runs",
  validateSearch: runsSearch,
  component: lazyRouteComponent(() => import("./pages/RunsPage"), "RunsPage"),
});

const recommend = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId/recommend",
  validateSearch: recommendSearch,
  component: lazyRouteComponent(() => import("./pages/RecommendPage"), "RecommendPage"),
});

const failures = createRoute({
  getParentRoute: () => root,
  path: "/scenarios/$scenarioId/failures",
  component: lazyRouteComponent(() => import("./pages/FailuresPage"), "FailuresPage"),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: "/projects/$projectId/compare",
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import("./pages/ComparePage"), "ComparePage"),
});

const projectPrices = createRoute({
  getParentRoute: () => root,
  path: "/projects/$projectId/prices",
  component: lazyRouteComponent(() => import("./pages/ProjectPricesPage"), "ProjectPricesPage"),
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
  validateSearch: catalogSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/catalog/$kind", params: { kind: catalogKinds[0] }, search });
  },
});

const catalog = createRoute({
  getParentRoute: () => root,
  path: "/catalog/$kind",
  validateSearch: catalogSearch,
  component: lazyRouteComponent(() => import("./pages/catalog/CatalogPage"), "CatalogPage"),
});

const addArray = createRoute({
  getParentRoute: () => root,
  path: "/catalog/arrays/add",
  validateSearch: addArraySearch,
  component: lazyRouteComponent(() => import("./pages/catalog/AddArrayPage"), "AddArrayPage"),
});

const imports = createRoute({
  getParentRoute: () => root,
  path: "/imports",
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import("./pages/ImportsPage"), "ImportsPage"),
});

const oneImport = createRoute({
  getParentRoute: () => root,
  path: "/imports/$importId",
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import("./pages/ImportPage"), "ImportPage"),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import("./pages/auth/SignInPage"), "SignInPage"),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: "/sign-up",
  component: lazyRouteComponent(() => import("./pages/auth/SignUpPage"), "SignUpPage"),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: "/verify-email",
  component: lazyRouteComponent(() => import("./pages/auth/VerifyEmailPage"), "VerifyEmailPage"),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: "/confirm-email",
  component: lazyRouteComponent(() => import("./pages/auth/ConfirmEmailPage"), "ConfirmEmailPage"),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  component: lazyRouteComponent(() => import("./pages/auth/ForgotPasswordPage"), "ForgotPasswordPage"),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  component: lazyRouteComponent(() => import("./pages/auth/ResetPasswordPage"), "ResetPasswordPage"),
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: "/accept-invitation",
  component: lazyRouteComponent(() => import("./pages/auth/AcceptInvitationPage"), "AcceptInvitationPage"),
});

const shared = createRoute({
  getParentRoute: () => root,
  path: "/shared",
  validateSearch: sharedSearch,
  component: lazyRouteComponent(() => import("./pages/shared/SharedPage"), "SharedPage"),
});

const account = createRoute({
  getParentRoute: () => root,
  path: "/account",
  component: lazyRouteComponent(() => import("./pages/AccountPage"), "AccountPage"),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: "/settings",
  component: lazyRouteComponent(() => import("./pages/settings/SettingsPage"), "SettingsPage"),
});

const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: "/",
  component: lazyRouteComponent(() => import("./pages/settings/SettingsHome"), "SettingsHome"),
});

const organization = createRoute({
  getParentRoute: () => settings,
  path: "/organization",
  component: lazyRouteComponent(
    () => import("./pages/settings/OrganizationSettings"),
    "OrganizationSettings",
  ),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  component: lazyRouteComponent(() => import("./pages/settings/MembersSettings"), "MembersSettings"),
});

const keys = createRoute({
  getParentRoute: () => settings,
  path: "/keys",
  component: lazyRouteComponent(() => import("./pages/settings/KeysSettings"), "KeysSettings"),
});

const branding = createRoute({
  getParentRoute: () => settings,
  path: "/branding",
  component: lazyRouteComponent(() => import("./pages/settings/BrandingSettings"), "BrandingSettings"),
});

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: "/webhooks",
  component: lazyRouteComponent(() => import("./pages/settings/WebhooksSettings"), "WebhooksSettings"),
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: "/audit",
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import("./pages/settings/AuditSettings"), "AuditSettings"),
});

const routeTree = root.addChildren([
  home,
  projects,
  projectPrices,
  start,
  scenario,
  guide,
  runs,
  recommend,
  failures,
  compare,
  imports,
  oneImport,
  evidence,
  catalogHome,
  catalog,
  addArray,
  signIn,
  signUp,
  verifyEmail,
  confirmEmail,
  forgotPassword,
  resetPassword,
  acceptInvitation,
  shared,
  account,
  settings.addChildren([settingsHome, organization, members, branding, keys, webhooks, audit]),
]);

/** The pages of the product; by default they follow the browser's address. */
export function newRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    ...(history ? { history } : {}),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}
