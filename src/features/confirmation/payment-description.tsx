import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';

/** How the order was paid: the card by its brand and last digits, never more. */
export function PaymentDescription({ payments }: { payments: OrderFieldsFragment['payments'] }) {
  const card = payments.find(({ ccLastDigits }) => ccLastDigits);
  if (!card) return <Trans>Nothing to pay</Trans>;
  const brand = card.ccBrand ?? '';
  const lastDigits = <bdi dir="ltr">{card.ccLastDigits}</bdi>;
  return (
    <Trans>
      <span style={{ textTransform: 'capitalize' }}>{brand}</span> card ending in {lastDigits}
    </Trans>
  );
}
