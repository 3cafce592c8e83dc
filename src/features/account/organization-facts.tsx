import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AccountOrganization, MemberOffer, ScheduledChange } from '@sonde/machines/account';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { type DescriptionItem, DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useCountedText } from './counted-text.ts';
import { FreeMonths } from '../prices/free-months.tsx';
import { RunningTrial } from '../prices/running-trial.tsx';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import { usePlanText } from '../subscription-change/plan-text.ts';
import { planTexts } from '../subscription-change/plan-texts.ts';
import { MembershipConcern } from './membership-concern.tsx';
import { statusTextOf } from './status-texts.ts';

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

interface OrganizationFactsProps extends OrganizationProps {
  /** What this member is offered for its membership. */
  readonly offers: readonly MemberOffer[];
}

/** An organization's plan, term, seats and probes, visible to all its members. */
export function OrganizationFacts({ organization, offers }: OrganizationFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { planType, seats, availableSeats, scheduled, referralCreditMonths, commitment } = organization;
  const used = seats - availableSeats;
  const statusText = statusTextOf(organization);
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
      <MembershipConcern organization={organization} offers={offers} />
      <DescriptionList
        items={[
          { id: 'plan', term: t`Plan`, description: i18n._(planTexts[planType]) },
          ...(statusText === null
            ? []
            : [{ id: 'status', term: t`Status`, description: i18n._(statusText) }]),
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
