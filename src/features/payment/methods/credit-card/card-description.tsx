import { Trans } from '@lingui/react/macro';
import { isCardDetails } from '@sonde/machines/payment/methods/credit-card';
import { cardName } from '@sonde/machines/rules/payment';
import type { DetailsProps, PaidProps } from '../../method-view.ts';

/** The displayable details of a card. */
export function CardDescription({ details }: DetailsProps) {
  if (!isCardDetails(details)) return null;
  const brand = cardName(details.brand, details.wallet);
  const lastDigits = <bdi dir="ltr">{details.lastDigits}</bdi>;
  const expiry = (
    <bdi dir="ltr">
      {String(details.expMonth).padStart(2, '0')}/{String(details.expYear).slice(-2)}
    </bdi>
  );
  return (
    <Trans>
      {brand} ending in {lastDigits}, expires {expiry}
    </Trans>
  );
}

/** The charged card, by its brand and last digits only. */
export function ChargedCard({ payment: { ccBrand, ccWallet, ccLastDigits } }: PaidProps) {
  if (!ccLastDigits) return <Trans>Card</Trans>;
  const brand = cardName(ccBrand ?? '', ccWallet);
  const lastDigits = <bdi dir="ltr">{ccLastDigits}</bdi>;
  return (
    <Trans>
      {brand} ending in {lastDigits}
    </Trans>
  );
}
