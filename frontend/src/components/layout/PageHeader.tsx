import type { ReactNode } from "react";
import classes from "../components.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, lead, actions }: Props) {
  return (
    <div className={classes.pageHead}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions}
    </div>
  );
}

export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
