import { Plural, Trans } from '@lingui/react/macro';
import type { ChangePreview } from '@sonde/machines/subscription-change';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { useMembershipPrice } from '../prices/use-membership-price.ts';
import type { OfferedTerm } from '../offers/owner-offers.ts';

interface UpgradeCostProps {
  readonly term: Pick<OfferedTerm, 'months'>;
  readonly preview: Pick<
    ChangePreview,
    'amountDue' | 'renewalPrice' | 'nextChargeDay' | 'lastDay' | 'unusedCredit'
  >;
}

/** The amount due today, and the price of each later term if it renews automatically, otherwise the last day. */
function Due({ term: { months }, preview }: UpgradeCostProps) {
  const format = useFormat();
  const { noted } = useMembershipPrice();
  const { amountDue, renewalPrice, nextChargeDay, lastDay } = preview;
  const due = noted(amountDue);
  if (nextChargeDay !== null && renewalPrice !== null && months !== null) {
    const later = noted(renewalPrice);
    return (
      <Trans comment="The price of a membership: what is due today, and then for each later term">
        <strong>{due}</strong> today, then {later} for{' '}
        <Plural value={months / 12} one="# year" other="# years" />
      </Trans>
    );
  }
  if (lastDay === null)
    return (
      <Trans>
        <strong>{due}</strong> today
      </Trans>
    );
  return (
    <Trans comment="The price of a membership that doesn’t renew, and its last day">
      <strong>{due}</strong> today, until {format.longDay(lastDay)}
    </Trans>
  );
}

/** What an upgrade costs, for how long, and what of the present plan it doesn't give back. */
export function UpgradeCost({ term, preview }: UpgradeCostProps) {
  const { noted } = useMembershipPrice();
  const { unusedCredit } = preview;
  return (
    <>
      <Due term={term} preview={preview} />
      {unusedCredit.gross.amount > 0 && (
        <>
          <br />
          <Trans comment="Beside a plan that costs less than the present one">
            Costs less than your current plan: {noted(unusedCredit)} of what you’ve paid isn’t refunded.
          </Trans>
        </>
      )}
    </>
  );
}
