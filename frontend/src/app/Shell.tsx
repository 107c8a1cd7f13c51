import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Icon } from "@/components/icons";
import { isOpen } from "./open";
import { PersonMenu } from "./PersonMenu";
import { SchemeToggle } from "./SchemeToggle";
import classes from "./shell.module.css";

const places = [
  { to: "/projects", label: "Projects" },
  { to: "/evidence", label: "Evidence" },
  { to: "/catalog", label: "Catalogue" },
] as const;

function Name() {
  return (
    <>
      <Icon name="storm" size={20} />
      Stormsizer
    </>
  );
}

function Head() {
  return (
    <>
      <Link to="/projects" className={classes.name}>
        <Name />
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        {places.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.link}>
            {label}
          </Link>
        ))}
      </nav>
      <PersonMenu />
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
        <SchemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  );
}
