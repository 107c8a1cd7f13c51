import type { ReactNode } from "react";
import classes from "../components.module.css";

interface Props {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page. */
export function Card({ title, note, actions, children }: Props) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <div>
          <h2>{title}</h2>
          {note && <div className={classes.cardNote}>{note}</div>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
