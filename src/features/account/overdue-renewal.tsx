import { Trans } from '@lingui/react/macro';
import type { AccountOrganization, MemberOffer } from '@sonde/machines/account';
import { isManagedBySales } from '@sonde/machines/rules/plans';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

interface OverdueRenewalProps {
  readonly organization: AccountOrganization;
  /** What this member is offered for its membership. */
  readonly offers: readonly MemberOffer[];
}

/** How a renewal that couldn’t be charged is paid, in the order in which it is looked for. */
type Remedy = 'INVOICE' | 'RENEW' | 'SALES' | 'SALES_BY_ADMINISTRATOR' | 'ADMINISTRATOR';

function remedyOf({ organization, offers }: OverdueRenewalProps): Remedy {
  if (organization.openInvoiceToken !== null) return 'INVOICE';
  if (offers.includes('RENEW')) return 'RENEW';
  if (organization.nextChargeDay === null && offers.includes('CONTACT_SALES')) return 'SALES';
  return isManagedBySales(organization.planType) ? 'SALES_BY_ADMINISTRATOR' : 'ADMINISTRATOR';
}

function useAction(remedy: Remedy, { name, market, openInvoiceToken }: AccountOrganization) {
  const locale = useShopLocale();
  switch (remedy) {
    case 'INVOICE':
      return (
        openInvoiceToken !== null && (
          <ButtonLink href={paths.invoicePayment(locale, openInvoiceToken)}>
            <Trans>Pay now</Trans>
          </ButtonLink>
        )
      );
    case 'RENEW':
      return (
        <ButtonLink href={paths.renewal(locale)}>
          <Trans>Renew membership</Trans>
        </ButtonLink>
      );
    case 'SALES':
      return (
        <ButtonLink href={contactSalesPath(locale, name, market)}>
          <Trans>Contact sales</Trans>
        </ButtonLink>
      );
    case 'SALES_BY_ADMINISTRATOR':
    case 'ADMINISTRATOR':
      return null;
  }
}

/** Of a renewal that isn't charged again. */
function Uncharged({ remedy }: { readonly remedy: Remedy }) {
  switch (remedy) {
    case 'INVOICE':
      return <Trans>We couldn’t charge your last renewal. Pay it now to keep your membership.</Trans>;
    case 'RENEW':
      return <Trans>We couldn’t charge your last renewal. Renew to keep your membership.</Trans>;
    case 'SALES':
      return (
        <Trans>We couldn’t charge your last renewal. Contact our sales team to keep your membership.</Trans>
      );
    case 'SALES_BY_ADMINISTRATOR':
      return (
        <Trans>
          We couldn’t charge your last renewal. An administrator can contact our sales team to keep your
          membership.
        </Trans>
      );
    case 'ADMINISTRATOR':
      return (
        <Trans>
          We couldn’t charge your last renewal. An administrator can renew to keep your membership.
        </Trans>
      );
  }
}

/** That the last renewal couldn't be charged, with what the reader can do about it. */
export function OverdueRenewal(props: OverdueRenewalProps) {
  const { nextChargeDay, openInvoiceToken } = props.organization;
  const format = useFormat();
  const remedy = remedyOf(props);
  const action = useAction(remedy, props.organization);
  return (
    <Notice tone="attention" actions={action}>
      <p>
        {nextChargeDay === null ? (
          <Uncharged remedy={remedy} />
        ) : openInvoiceToken === null ? (
          <Trans>
            We couldn’t charge your last renewal. We’ll try again on {format.longDay(nextChargeDay)}. An
            administrator can change the payment method before then.
          </Trans>
        ) : (
          <Trans>
            We couldn’t charge your last renewal. Pay it now, or change the payment method before we try again
            on {format.longDay(nextChargeDay)}.
          </Trans>
        )}
      </p>
    </Notice>
  );
}
