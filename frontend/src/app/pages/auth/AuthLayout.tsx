/** Layout of the pages before sign-in: a single task in the middle. */

import { Anchor } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from "react";
import classes from "./auth.module.css";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Other ways to go. */
  foot?: ReactNode;
}

export function AuthLayout({ title, lead, children, foot }: Props) {
  return (
    <div className={classes.layout}>
      <h1>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children && <div className={classes.body}>{children}</div>}
      {foot && <p className={classes.foot}>{foot}</p>}
    </div>
  );
}

const Underlined = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>((props, ref) => (
  <Anchor ref={ref} underline="always" {...props} />
));

export const TextLink = createLink(Underlined);
