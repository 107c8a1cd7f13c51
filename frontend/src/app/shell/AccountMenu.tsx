/** The account, its organization and signing out; on a single-user installation only the settings. */

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
import { t } from "@/i18n/t";
import { HOME } from "@/lib/url/redirect";
import { deletePendingNow } from "../handover/deferredDeletion";
import { MenuLink } from "./MenuLink";
import classes from "./shell.module.css";

function Organization({ me }: { me: Me }) {
  const queries = useQueryClient();
  const router = useRouter();
  const choose = useSwitchOrganization();
  const place = placeOf(me);
  const go = (organization_id: string) =>
    choose.mutate(
      { body: { organization_id } },
      {
        onSuccess: () => {
          router.history.push(HOME);
          void queries.resetQueries();
        },
      },
    );
  const name = <span className={classes.placeName}>{place?.name ?? t("app-no-organization")}</span>;
  return (
    <div className={classes.place}>
      {me.organizations.length > 1 ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              size="compact-md"
              variant="subtle"
              color="gray"
              rightSection={<Icon name="down" size={12} />}
              loading={choose.isPending}
              aria-label={t("app-organization", { name: place?.name ?? t("app-no-organization") })}
            >
              {name}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t("app-switch-organization")}</Menu.Label>
            {me.organizations.map((each) => (
              <Menu.Item
                key={each.organization_id}
                disabled={each.organization_id === me.organization_id}
                rightSection={
                  each.organization_id === me.organization_id && (
                    <Icon name="good" label={t("app-selected")} />
                  )
                }
                onClick={() => go(each.organization_id)}
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
        <span className={classes.readOnly} title={t("app-read-only-hint")}>
          {t("app-read-only")}
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
  /** Skips the guard for unsaved changes, because the dialog has asked already. */
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
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("app-account-menu", { name })}>
            <Icon name="person" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {name}
            <br />
            {email}
          </Menu.Label>
          <MenuLink to="/account">{t("app-account")}</MenuLink>
          <MenuLink to="/settings">{t("app-settings")}</MenuLink>
          <Menu.Divider />
          <Menu.Item onClick={ask}>{t("app-sign-out")}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={nKept > 0} onClose={() => setKept(0)} title={t("app-unsaved")}>
        <p>{t("app-unsaved-text", { n: nKept })}</p>
        <Group justify="end" mt={16}>
          <Button variant="default" onClick={() => setKept(0)}>
            {t("app-stay")}
          </Button>
          <Button
            color="red"
            variant="default"
            loading={signOut.isPending}
            onClick={() => leave(() => deleteAllDrafts(localStorage))}
          >
            {t("app-discard-sign-out")}
          </Button>
          <Button loading={signOut.isPending} onClick={() => leave()}>
            {t("app-keep-sign-out")}
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
        aria-label={t("app-settings")}
        title={t("app-settings")}
      >
        <Icon name="settings" />
      </ActionIcon>
    );
  }
  return (
    <>
      <Organization me={me} />
      <Person {...me.account} />
    </>
  );
}
