import { Trans } from '@lingui/react/macro';
import { type AccountOrganization, isWithoutPlan, type MemberOffer } from '@sonde/machines/account';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PendingChange } from '../subscription-change/pending-change.tsx';
import { OverdueRenewal } from './overdue-renewal.tsx';
import { PendingMembership } from './pending-membership.tsx';

interface MembershipConcernProps {
  readonly organization: AccountOrganization;
  /** What this member is offered for its membership. */
  readonly offers: readonly MemberOffer[];
}

/** How a membership that has ended is had again, in the order in which it is looked for. */
type Again = 'WITHDRAWN' | 'RENEWED_OR_CHOSEN' | 'RENEWED' | 'CHOSEN' | 'BY_OTHERS';

function againOf({ organization, offers }: MembershipConcernProps): Again {
  const isRenewed = offers.includes('RENEW');
  const isChosen = offers.includes('CHOOSE_MEMBERSHIP');
  if (organization.isWithdrawn) return 'WITHDRAWN';
  if (isRenewed) return isChosen ? 'RENEWED_OR_CHOSEN' : 'RENEWED';
  return isChosen ? 'CHOSEN' : 'BY_OTHERS';
}

function EndedText({ again }: { readonly again: Again }) {
  switch (again) {
    case 'WITHDRAWN':
      return <Trans>You’ve withdrawn from the order for your membership, so the membership has ended.</Trans>;
    case 'RENEWED_OR_CHOSEN':
      return <Trans>Your membership has ended. Renew it, or choose another one.</Trans>;
    case 'RENEWED':
      return <Trans>Your membership has ended. You can renew it.</Trans>;
    case 'CHOSEN':
      return <Trans>Your membership has ended. You can choose another one.</Trans>;
    case 'BY_OTHERS':
      return <Trans>Your membership has ended.</Trans>;
  }
}

/** That no plan is active: it has ended, or there never was one. */
function NoPlan({ organization, offers }: MembershipConcernProps) {
  const locale = useShopLocale();
  const isNew = organization.status === null;
  const isRenewed = offers.includes('RENEW') && !organization.isWithdrawn;
  const isChosen = offers.includes('CHOOSE_MEMBERSHIP');
  if (isNew && !isChosen) return null;
  return (
    <Notice
      tone={isNew ? 'info' : 'attention'}
      actions={
        (isRenewed || isChosen) && (
          <Cluster gap={3}>
            {isRenewed && (
              <ButtonLink variant="primary" href={paths.renewal(locale)}>
                <Trans>Renew membership</Trans>
              </ButtonLink>
            )}
            {isChosen && (
              <ButtonLink
                variant={isRenewed ? 'secondary' : 'primary'}
                href={paths.reactivateMembership(locale)}
              >
                <Trans>Choose a membership</Trans>
              </ButtonLink>
            )}
          </Cluster>
        )
      }
    >
      <p>
        {isNew ? (
          <Trans>You can buy a membership for a probe that you already have.</Trans>
        ) : (
          <EndedText again={againOf({ organization, offers })} />
        )}
      </p>
    </Notice>
  );
}

/** What needs the reader's attention, with what they may do about it. */
export function MembershipConcern({ organization, offers }: MembershipConcernProps) {
  const { status, isExpired, isRenewalPending, isChangePending, openInvoiceToken, pendingOrderToken } =
    organization;
  const locale = useShopLocale();
  if (isChangePending && (isWithoutPlan({ status, isExpired }) || pendingOrderToken !== null))
    return <PendingMembership orderToken={pendingOrderToken} />;
  if (isWithoutPlan({ status, isExpired })) return <NoPlan organization={organization} offers={offers} />;
  if (isRenewalPending)
    return (
      <Notice
        tone="info"
        actions={
          openInvoiceToken !== null && (
            <ButtonLink href={paths.invoicePayment(locale, openInvoiceToken)}>
              <Trans>See the invoice</Trans>
            </ButtonLink>
          )
        }
      >
        <p>
          <Trans>
            Your bank is processing the debit for your renewal, which takes a few business days. You keep
            access, and please don’t pay again. We’ll email you when the payment arrives or fails.
          </Trans>
        </p>
      </Notice>
    );
  if (isChangePending) return <PendingChange />;
  if (status === 'PAST_DUE') return <OverdueRenewal organization={organization} offers={offers} />;
  return null;
}
