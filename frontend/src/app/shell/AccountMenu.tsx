/** Who is signed in, where, and the way out. On a laptop, where nobody signs in, only the way to the settings. */

import { ActionIcon, Button, Group, Menu, Modal } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { placeOf, useMe } from "@/api/me";
import type { Me } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { useSignOut, useSwitchOrganization } from "@/features/accounts/api";
import { countDrafts, deleteAllDrafts } from "@/features/scenario/model/saving";
import { counted } from "@/lib/format/numbers";
import { HOME } from "@/lib/url/redirect";
import { deletePendingNow } from "../handover/deferredDeletion";
import { MenuLink } from "./MenuLink";
import classes from "./shell.module.css";

function Place({ me }: { me: Me }) {
  const queries = useQueryClient();
  const router = useRouter();
  const choose = useSwitchOrganization();
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
  const [nKept, setKept] = useState(0);
  const ask = () => {
    const found = countDrafts(localStorage);
    if (found > 0) setKept(found);
    else void leave();
  };
  /** Whoever leaves has been asked about what is not saved: the way to the sign-in asks nothing again. */
  const leave = async (forget: () => void = () => undefined) => {
    await deletePendingNow();
    signOut.mutate(
      {},
      {
        onSuccess: () => {
          forget();
          notifications.clean();
          router.history.push("/sign-in", {}, { ignoreBlocker: true });
          queries.clear();
        },
      },
    );
  };
  return (
    <>
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
          <MenuLink to="/account">Account</MenuLink>
          <MenuLink to="/settings">Settings</MenuLink>
          <Menu.Divider />
          <Menu.Item onClick={ask}>Sign out</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={nKept > 0} onClose={() => setKept(0)} title="Changes that are not saved">
        <p>
          This browser keeps changes to {counted(nKept, "scenario")} that the service does not have. Kept,
          they are back when you open the scenario here again; whoever else uses this computer could read
          them.
        </p>
        <Group justify="end" mt={16}>
          <Button variant="default" onClick={() => setKept(0)}>
            Stay
          </Button>
          <Button
            color="red"
            variant="default"
            loading={signOut.isPending}
            onClick={() => leave(() => deleteAllDrafts(localStorage))}
          >
            Throw away, sign out
          </Button>
          <Button loading={signOut.isPending} onClick={() => leave()}>
            Keep, sign out
          </Button>
        </Group>
      </Modal>
    </>
  );
}

export function AccountMenu() {
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
