import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  type AccountOrganization,
  type MemberOffer,
  type OverdueAdvice,
  overdueAdviceOf,
  type OverdueRemedy,
  overdueRemedyOf,
} from '@sonde/machines/account';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { type PathPrefix, paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

interface OverdueRenewalProps {
  readonly organization: AccountOrganization;
  /** What this member is offered for its membership. */
  readonly offers: readonly MemberOffer[];
}

interface RemedyLink {
  readonly path: (prefix: PathPrefix, organization: AccountOrganization) => string;
  readonly name: ReactNode;
}

/** The page on which it is paid; null where someone else has to do it. */
const remedyLinks: Readonly<Record<OverdueRemedy, RemedyLink | null>> = {
  INVOICE: {
    path: (prefix, { openInvoiceToken }) => paths.invoicePayment(prefix, openInvoiceToken ?? ''),
    name: <Trans>Pay now</Trans>,
  },
  RENEW: { path: (prefix) => paths.renewal(prefix), name: <Trans>Renew membership</Trans> },
  SALES: {
    path: (prefix, { name, market }) => contactSalesPath(prefix, name, market),
    name: <Trans>Contact sales</Trans>,
  },
  SALES_BY_ADMINISTRATOR: null,
  ADMINISTRATOR: null,
};

type ChargeDay = Pick<AccountOrganization, 'nextChargeDay'>;

function ChargedAgain({ nextChargeDay }: ChargeDay) {
  const format = useFormat();
  return (
    nextChargeDay !== null && (
      <Trans>
        We couldn’t charge your last renewal. We’ll try again on {format.longDay(nextChargeDay)}. An
        administrator can change the payment method before then.
      </Trans>
    )
  );
}

function InvoiceOrChargedAgain({ nextChargeDay }: ChargeDay) {
  const format = useFormat();
  return (
    nextChargeDay !== null && (
      <Trans>
        We couldn’t charge your last renewal. Pay it now, or change the payment method before we try again on{' '}
        {format.longDay(nextChargeDay)}.
      </Trans>
    )
  );
}

const adviceTexts: Readonly<Record<OverdueAdvice, (props: ChargeDay) => ReactNode>> = {
  CHARGED_AGAIN: ChargedAgain,
  INVOICE_OR_CHARGED_AGAIN: InvoiceOrChargedAgain,
  INVOICE: () => <Trans>We couldn’t charge your last renewal. Pay it now to keep your membership.</Trans>,
  RENEW: () => <Trans>We couldn’t charge your last renewal. Renew to keep your membership.</Trans>,
  SALES: () => (
    <Trans>We couldn’t charge your last renewal. Contact our sales team to keep your membership.</Trans>
  ),
  SALES_BY_ADMINISTRATOR: () => (
    <Trans>
      We couldn’t charge your last renewal. An administrator can contact our sales team to keep your
      membership.
    </Trans>
  ),
  ADMINISTRATOR: () => (
    <Trans>We couldn’t charge your last renewal. An administrator can renew to keep your membership.</Trans>
  ),
};

/** That the last renewal couldn't be charged, with what the reader can do about it. */
export function OverdueRenewal({ organization, offers }: OverdueRenewalProps) {
  const locale = useShopLocale();
  const link = remedyLinks[overdueRemedyOf(organization, offers)];
  const Advice = adviceTexts[overdueAdviceOf(organization, offers)];
  return (
    <Notice
      tone="attention"
      actions={
        link && (
          <ButtonLink variant="primary" href={link.path(locale, organization)}>
            {link.name}
          </ButtonLink>
        )
      }
    >
      <p>
        <Advice nextChargeDay={organization.nextChargeDay} />
      </p>
    </Notice>
  );
}
