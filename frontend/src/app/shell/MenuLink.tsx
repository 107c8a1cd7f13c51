/** A link that is an item of a menu. */

import { Menu } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { forwardRef } from "react";

export const MenuLink = createLink(
  forwardRef<HTMLAnchorElement, { children: string }>((props, ref) => (
    <Menu.Item ref={ref} component="a" {...props} />
  )),
);
