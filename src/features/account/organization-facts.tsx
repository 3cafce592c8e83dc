import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type AccountOrganization, isWithoutPlan, type ScheduledChange } from '@sonde/machines/account';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type DescriptionItem, DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useCountedText } from './counted-text.ts';
import { FreeMonths } from '../prices/free-months.tsx';
import { RunningTrial } from '../prices/running-trial.tsx';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { PendingChange } from '../subscription-change/pending-change.tsx';
import { usePlanText } from '../subscription-change/plan-text.ts';
import { planTexts } from '../subscription-change/plan-texts.ts';
import { statusTexts } from './status-texts.ts';

interface OrganizationProps {
  readonly organization: AccountOrganization;
}

/** How long the plan runs, and what happens then. */
function Term({ organization }: OrganizationProps) {
  const { status, lastDay, isExpired, isRenewalPending, nextChargeDay, renewal, trial } = organization;
  const format = useFormat();
  const { noted } = useMembershipPrice();
  if (status === null) return <Trans>No membership yet</Trans>;
  if (lastDay === null) return <Trans comment="Of a plan that has no end">Doesn’t expire</Trans>;
  const day = format.longDay(nextChargeDay === null || isExpired ? lastDay : nextChargeDay);
  if (isExpired) return <Trans>Ended on {day}</Trans>;
  if (isRenewalPending) return <Trans>Your renewal is being paid</Trans>;
  if (trial !== null) return <RunningTrial trial={trial} lastDay={lastDay} organization={organization} />;
  if (nextChargeDay === null) return <Trans>Ends on {day}. It doesn’t renew automatically.</Trans>;
  if (status === 'PAST_DUE') return <Trans>Overdue. The next charge is on {day}.</Trans>;
  if (renewal === null) return <Trans>Renews on {day}</Trans>;
  const amount = noted(renewal.amount);
  return (
    <>
      <Trans>
        Renews on {day} for {amount}
      </Trans>
      <FreeMonths renewal={renewal} />
    </>
  );
}

/** What needs the reader's attention. */
function Concern({ organization }: OrganizationProps) {
  const {
    status,
    isExpired,
    isRenewalPending,
    isChangePending,
    isWithdrawn,
    nextChargeDay,
    openInvoiceToken,
  } = organization;
  const format = useFormat();
  const locale = useShopLocale();
  if (isWithoutPlan({ status, isExpired }) && !isChangePending)
    return (
      <Notice
        tone={status === null ? 'info' : 'attention'}
        actions={
          <Cluster gap={3}>
            {status !== null && !isWithdrawn && (
              <ButtonLink href={paths.renewal(locale)}>
                <Trans>Renew membership</Trans>
              </ButtonLink>
            )}
            <ButtonLink href={paths.reactivateMembership(locale)}>
              <Trans>Choose a membership</Trans>
            </ButtonLink>
          </Cluster>
        }
      >
        <p>
          {status === null ? (
            <Trans>You can buy a membership for a probe that you already have.</Trans>
          ) : isWithdrawn ? (
            <Trans>You’ve withdrawn from the order of your membership, so it has ended.</Trans>
          ) : (
            <Trans>Your membership has ended. Renew it, or choose another one.</Trans>
          )}
        </p>
      </Notice>
    );
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
  if (status === 'PAST_DUE')
    return (
      <Notice
        tone="attention"
        actions={
          openInvoiceToken === null ? (
            <ButtonLink href={paths.renewal(locale)}>
              <Trans>Renew membership</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.invoicePayment(locale, openInvoiceToken)}>
              <Trans>Pay now</Trans>
            </ButtonLink>
          )
        }
      >
        <p>
          {nextChargeDay === null ? (
            <Trans>We couldn’t charge your last renewal. Renew to keep your membership.</Trans>
          ) : openInvoiceToken !== null ? (
            <Trans>
              We couldn’t charge your last renewal. Pay it now, or change the payment method before we try
              again on {format.longDay(nextChargeDay)}.
            </Trans>
          ) : (
            <Trans>
              We couldn’t charge your last renewal. We’ll try again on {format.longDay(nextChargeDay)}. An
              administrator can change the payment method before then.
            </Trans>
          )}
        </p>
      </Notice>
    );
  return null;
}

/** The only probe of each market that isn't counted by its line. */
const otherProbes: Readonly<Record<AccountOrganization['market'], string>> = {
  HUMAN: 'Sonde IQ',
  VETERINARY: 'Sonde IQ+ Vet',
};

function Probes({ organization: { market, probes, probesPlus, probesIq3 } }: OrganizationProps) {
  const format = useFormat();
  const countedText = useCountedText();
  const lines = [
    { name: 'Sonde IQ3', count: probesIq3 },
    { name: 'Sonde IQ+', count: probesPlus },
    { name: otherProbes[market], count: probes - probesPlus - probesIq3 },
  ].filter(({ count }) => count > 0);
  const byLine = format.list(lines.map(({ name, count }) => countedText(count, name)));
  return probes === 0 ? <Trans>None registered yet</Trans> : <>{byLine}</>;
}

/** What the plan becomes when it renews. */
function Scheduled({ scheduled }: { readonly scheduled: ScheduledChange }) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const planText = usePlanText();
  const { price } = scheduled;
  const day = format.longDay(scheduled.day);
  const plan = planText({ ...scheduled, months: null });
  return price === null ? (
    <Trans>
      From {day}: {plan}.
    </Trans>
  ) : (
    <Trans>
      From {day}: {plan}, for {noted(price)} per term.
    </Trans>
  );
}

/** An organization's plan, term, seats and probes, visible to all its members. */
export function OrganizationFacts({ organization }: OrganizationProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { planType, status, seats, availableSeats, scheduled, referralCreditMonths, commitment } =
    organization;
  const used = seats - availableSeats;
  const credits: DescriptionItem = {
    id: 'credits',
    term: t`Referral credit`,
    description: <Plural value={referralCreditMonths} one="# month free" other="# months free" />,
  };
  const change: DescriptionItem = {
    id: 'change',
    term: t`Scheduled change`,
    description: scheduled && <Scheduled scheduled={scheduled} />,
  };
  const rental: DescriptionItem = {
    id: 'rental',
    term: t`Rental commitment`,
    description: commitment && (
      <Trans>
        <Plural value={commitment.months} one="# month" other="# months" />, until{' '}
        {format.longDay(commitment.lastDay)}
      </Trans>
    ),
  };
  return (
    <Stack gap={4}>
      <Concern organization={organization} />
      <DescriptionList
        items={[
          { id: 'plan', term: t`Plan`, description: i18n._(planTexts[planType]) },
          ...(status === null
            ? []
            : [{ id: 'status', term: t`Status`, description: i18n._(statusTexts[status]) }]),
          { id: 'term', term: t`Term`, description: <Term organization={organization} /> },
          ...(scheduled === null ? [] : [change]),
          {
            id: 'seats',
            term: t`Seats`,
            description: (
              <Trans comment="Seats of an organization that are in use or kept for someone who was invited">
                {used} of {seats} in use
              </Trans>
            ),
          },
          { id: 'probes', term: t`Registered probes`, description: <Probes organization={organization} /> },
          ...(referralCreditMonths === 0 ? [] : [credits]),
          ...(commitment === null ? [] : [rental]),
        ]}
      />
    </Stack>
  );
}
