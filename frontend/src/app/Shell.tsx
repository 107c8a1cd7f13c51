import { Link, Outlet } from "@tanstack/react-router";
import { Icon } from "@/components/icons";
import { SchemeToggle } from "./SchemeToggle";
import classes from "./shell.module.css";

const places = [
  { to: "/projects", label: "Projects" },
  { to: "/evidence", label: "Evidence" },
  { to: "/catalog", label: "Catalogue" },
] as const;

export function Shell() {
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <header className={classes.header}>
        <Link to="/projects" className={classes.name}>
          <Icon name="storm" size={20} />
          Stormsizer
        </Link>
        <nav aria-label="Main" className={classes.nav}>
          {places.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link}>
              {label}
            </Link>
          ))}
        </nav>
        <SchemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  );
}
