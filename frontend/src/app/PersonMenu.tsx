/** Who is signed in, where, and the way out. On a laptop, where nobody signs in, only the way to the settings. */

import { ActionIcon, Button, Menu } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createLink, Link, useRouter } from "@tanstack/react-router";
import { forwardRef } from "react";
import { placeOf, useMe } from "@/api/me";
import type { Me } from "@/api/types";
import { Icon } from "@/components/icons";
import { useChooseOrganisation, useSignOut } from "@/features/accounts/api";
import { HOME } from "@/lib/then";
import classes from "./shell.module.css";

const ItemLink = createLink(
  forwardRef<HTMLAnchorElement, { children: string }>((props, ref) => (
    <Menu.Item ref={ref} component="a" {...props} />
  )),
);

function Place({ me }: { me: Me }) {
  const queries = useQueryClient();
  const router = useRouter();
  const choose = useChooseOrganisation();
  const place = placeOf(me);
  const go = (organisation_id: string) =>
    choose.mutate(
      { body: { organisation_id } },
      {
        onSuccess: () => {
          router.history.push(HOME);
          void queries.resetQueries();
        },
      },
    );
  const name = <span className={classes.placeName}>{place?.name ?? "No organisation"}</span>;
  return (
    <div className={classes.place}>
      {me.organisations.length > 1 ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              size="compact-md"
              variant="subtle"
              color="gray"
              rightSection={<Icon name="down" size={12} />}
              loading={choose.isPending}
              aria-label={`Organisation: ${place?.name ?? "none"}`}
            >
              {name}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Look at</Menu.Label>
            {me.organisations.map((each) => (
              <Menu.Item
                key={each.organisation_id}
                disabled={each.organisation_id === me.organisation_id}
                rightSection={
                  each.organisation_id === me.organisation_id && <Icon name="good" label="shown now" />
                }
                onClick={() => go(each.organisation_id)}
              >
                {each.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        name
      )}
      {me.role === "viewer" && (
        <span
          className={classes.readOnly}
          title="You are a viewer here: an editor or owner can change things"
        >
          read only
        </span>
      )}
    </div>
  );
}

function Person({ name, email }: { name: string; email: string }) {
  const queries = useQueryClient();
  const router = useRouter();
  const signOut = useSignOut();
  const leave = () =>
    signOut.mutate(
      {},
      {
        onSuccess: () => {
          router.history.push("/sign-in");
          queries.clear();
        },
      },
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`${name}: account and settings`}>
          <Icon name="person" size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {email}
        </Menu.Label>
        <ItemLink to="/account">Account</ItemLink>
        <ItemLink to="/settings">Settings</ItemLink>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function PersonMenu() {
  const me = useMe().data;
  if (me === undefined) return null;
  if (me.account === null) {
    return (
      <ActionIcon
        component={Link}
        to="/settings"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Settings"
        title="Settings"
      >
        <Icon name="settings" />
      </ActionIcon>
    );
  }
  return (
    <>
      <Place me={me} />
      <Person {...me.account} />
    </>
  );
}
