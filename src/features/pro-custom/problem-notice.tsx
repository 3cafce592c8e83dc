import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import type { ProProblem } from '@sonde/machines/pro-custom';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesFor } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { problemTexts } from './pro-custom-texts.ts';

interface ProblemNoticeProps {
  readonly problem: ProProblem;
  /** Of the plan. */
  readonly market: Market;
  /** For the form that leads to sales; null for a buyer without an organization. */
  readonly organizationName: string | null;
}

/** Why the plan can't be ordered as chosen, with the ways on. */
export function ProblemNotice({ problem, market, organizationName }: ProblemNoticeProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const signIn = (
    <a href={paths.signIn(locale)} data-sign-in>
      <Trans>Sign in</Trans>
    </a>
  );
  const contact = (
    <a href={contactSalesFor(locale, organizationName, market)}>
      <Trans>Contact us</Trans>
    </a>
  );
  const account = (
    <a href={paths.myAccount(locale)}>
      <Trans>My account</Trans>
    </a>
  );
  const ways: Readonly<Record<ProProblem, ReactNode>> = {
    inCountry: (
      <a href={paths.memberships(locale)}>
        <Trans>Memberships</Trans>
      </a>
    ),
    withoutSignIn: signIn,
    withoutSales: contact,
    besidePlan: (
      <a href={paths.proCustomUpgrade(locale)}>
        <Trans>Upgrade with Pro</Trans>
      </a>
    ),
    toMembers: (
      <a href={paths.signOut(locale)}>
        <Trans>Sign out</Trans>
      </a>
    ),
    asChosen: (
      <>
        {account} {contact}
      </>
    ),
  };
  return (
    <Notice tone="attention" role="alert" actions={ways[problem]}>
      <p>{i18n._(problemTexts[problem])}</p>
    </Notice>
  );
}
