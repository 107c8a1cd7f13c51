import "@/i18n/pages/accounts";
import "@/i18n/pages/banners";
import { Skeleton } from "@mantine/core";
import { useMe } from "@/api/me";
import { Empty, ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { EmailCard } from "@/features/accounts/components/EmailCard";
import { PasswordCard } from "@/features/accounts/components/PasswordCard";
import { SecondFactorCard } from "@/features/accounts/components/SecondFactorCard";
import { SessionsCard } from "@/features/accounts/components/SessionsCard";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { demo } from "@/lib/demo";
import { TextLink } from "./auth/AuthLayout";
import classes from "./settings/settings.module.css";

export function AccountPage() {
  const me = useMe();
  if (me.error) return <ErrorNotice error={me.error} />;
  if (!me.data) {
    return (
      <Page>
        <Skeleton height={320} />
      </Page>
    );
  }
  const { account, organizations } = me.data;
  if (account === null) {
    return (
      <Page>
        <PageHead title={t("accounts-title")} />
        <Empty title={t("accounts-no-accounts")}>
          <p>{t("accounts-no-accounts-hint")}</p>
        </Empty>
      </Page>
    );
  }
  if (demo() !== null) {
    return (
      <Page>
        <PageHead title={t("accounts-title")} />
        <Empty title={t("demo-no-account")}>
          <p>{t("demo-no-account-hint")}</p>
        </Empty>
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title={account.name} lead={account.email} />
      <div className={classes.cards}>
        <Card title={t("accounts-organizations")}>
          <ul className={classes.places}>
            {organizations.map((each) => (
              <li key={each.organization_id}>
                <RichText
                  id="accounts-organization-role"
                  parameters={{
                    name: each.name,
                    role: t(`common-role-${each.role}`),
                    may: t(`common-role-${each.role}-hint`),
                  }}
                  tags={{ strong: (text) => <strong>{text}</strong> }}
                />
              </li>
            ))}
          </ul>
          <TextLink to="/settings/organization">{t("accounts-organization-settings")}</TextLink>
        </Card>
        <div className={classes.pair}>
          <SecondFactorCard email={account.email} isOn={account.has_second_factor} />
          <PasswordCard email={account.email} />
        </div>
        <EmailCard email={account.email} hasSecondFactor={account.has_second_factor} />
        <SessionsCard />
      </div>
    </Page>
  );
}
