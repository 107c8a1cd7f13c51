/** A link that looks like a button. */

import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, forwardRef } from "react";

type Props = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

const Anchor = forwardRef<HTMLAnchorElement, Props>((props, ref) => (
  <Button ref={ref} component="a" {...props} />
));

export const LinkButton = createLink(Anchor);
