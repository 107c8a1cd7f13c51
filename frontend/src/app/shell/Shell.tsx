import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Icon } from "@/components/marks/icons";
import { RunsTray } from "@/features/runs/components/RunsTray";
import { Palette } from "../palette/Palette";
import { AccountMenu } from "./AccountMenu";
import { isOpen } from "./publicPages";
import classes from "./shell.module.css";
import { ThemeToggle } from "./ThemeToggle";

/** `within`: pages that belong to a place without standing below its address. */
const places = [
  { to: "/projects", label: "Projects", within: /^\/(scenarios|start)(\/|$)/ },
  { to: "/runs", label: "Runs" },
  { to: "/imports", label: "Imports" },
  { to: "/evidence", label: "Evidence" },
  { to: "/catalog", label: "Catalogue" },
] as const satisfies readonly { to: string; label: string; within?: RegExp }[];

function Name() {
  return (
    <>
      <Icon name="storm" size={20} />
      Stormsizer
    </>
  );
}

function Head() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/projects" className={classes.name}>
        <Name />
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        {places.map((place) => (
          <Link
            key={place.to}
            to={place.to}
            className={classes.link}
            data-within={("within" in place && place.within.test(pathname)) || undefined}
          >
            {place.label}
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

/** What strangers see: nothing that would ask them to sign in. */
function OpenHead() {
  return (
    <span className={classes.name} data-alone>
      <Name />
    </span>
  );
}

export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <header className={classes.header}>
        {isOpen(pathname) ? <OpenHead /> : <Head />}
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  );
}
