import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { MAINTENANCE } from "@/api/client";
import { NoticeRegion } from "@/components/feedback/PinnedNotice";
import { Icon } from "@/components/marks/icons";
import { RunsTray } from "@/features/runs/components/RunsTray";
import { type LabelId, t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { Palette } from "../palette/Palette";
import { Shortcuts } from "../shortcuts/Shortcuts";
import { AccountMenu } from "./AccountMenu";
import { HelpLink } from "./HelpLink";
import { LanguageMenu } from "./LanguageMenu";
import { isOpen } from "./publicPages";
import classes from "./shell.module.css";
import { ThemeToggle } from "./ThemeToggle";
import { useAccountLanguage } from "./useAccountLanguage";

const MaintenanceBanner = lazily(() => import("./MaintenanceBanner").then((its) => its.MaintenanceBanner));
/** Only the page of a demo loads it. */
const DemoBanner = lazily(() => import("./DemoBanner").then((its) => its.DemoBanner));

/** `within`: pages that belong to a section although their address is elsewhere. */
const sections = [
  { to: "/projects", label: "app-nav-projects", within: /^\/(scenarios|start)(\/|$)/ },
  { to: "/runs", label: "app-nav-runs" },
  { to: "/imports", label: "app-nav-imports" },
  { to: "/evidence", label: "app-nav-evidence" },
  { to: "/catalog", label: "app-nav-catalog" },
] as const satisfies readonly { to: string; label: LabelId; within?: RegExp }[];

function Logo() {
  return (
    <>
      <Icon name="storm" size={20} />
      <span className={classes.word}>Stormsizer</span>
    </>
  );
}

function Header() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/projects" className={classes.name}>
        <Logo />
      </Link>
      <nav aria-label={t("app-nav")} className={classes.nav}>
        {sections.map((section) => (
          <Link
            key={section.to}
            to={section.to}
            className={classes.link}
            data-within={("within" in section && section.within.test(pathname)) || undefined}
          >
            {t(section.label)}
          </Link>
        ))}
      </nav>
      <Palette />
      <RunsTray
        link={(scenarioId, name, onTaken) => (
          <Link to="/scenarios/$scenarioId" params={{ scenarioId }} onClick={onTaken}>
            {name}
          </Link>
        )}
      />
      <AccountMenu />
    </>
  );
}

/** The header of public pages: it makes no request that requires signing in. */
function PublicHeader() {
  return (
    <span className={classes.name} data-alone>
      <Logo />
    </span>
  );
}

/** The banner of maintenance mode, once a response of the service says so. */
function Maintenance() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const show = () => setOn(true);
    addEventListener(MAINTENANCE, show);
    return () => removeEventListener(MAINTENANCE, show);
  }, []);
  return isOn ? (
    <Suspense fallback={null}>
      <MaintenanceBanner onEnd={() => setOn(false)} />
    </Suspense>
  ) : null;
}

export function Shell() {
  const { pathname } = useLocation();
  const isSignedIn = !isOpen(pathname);
  useAccountLanguage(isSignedIn);
  return (
    <>
      <a data-screen className={classes.skip} href="#main">
        {t("app-skip-to-content")}
      </a>
      <header data-screen className={classes.header}>
        {isSignedIn ? <Header /> : <PublicHeader />}
        <HelpLink />
        <LanguageMenu isSignedIn={isSignedIn} />
        <ThemeToggle />
      </header>
      <NoticeRegion>
        <Maintenance />
      </NoticeRegion>
      {document.documentElement.dataset.demo && (
        <Suspense>
          <DemoBanner />
        </Suspense>
      )}
      <Shortcuts />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  );
}
