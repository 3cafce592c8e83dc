import { Trans } from '@lingui/react/macro';
import { cardBrandName } from '@sonde/machines/rules/payment';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';

/** How the order was paid: the card by its brand and last digits, never more. */
export function PaymentDescription({ payments }: { payments: OrderFieldsFragment['payments'] }) {
  const card = payments.find(({ ccLastDigits }) => ccLastDigits);
  if (!card) return <Trans>Nothing to pay</Trans>;
  const brand = cardBrandName(card.ccBrand ?? '');
  const lastDigits = <bdi dir="ltr">{card.ccLastDigits}</bdi>;
  return (
    <Trans>
      {brand} ending in {lastDigits}
    </Trans>
  );
}
