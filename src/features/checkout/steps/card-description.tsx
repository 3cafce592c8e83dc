import { Trans } from '@lingui/react/macro';
import type { TokenisedCard } from '@sonde/machines/payment';
import { cardBrandName } from '@sonde/machines/rules/payment';

/** A card as far as it may be shown. */
export function CardDescription({
  card,
}: {
  card: Pick<TokenisedCard, 'brand' | 'lastDigits' | 'expMonth' | 'expYear'>;
}) {
  const brand = cardBrandName(card.brand);
  const lastDigits = <bdi dir="ltr">{card.lastDigits}</bdi>;
  const expiry = (
    <bdi dir="ltr">
      {String(card.expMonth).padStart(2, '0')}/{String(card.expYear).slice(-2)}
    </bdi>
  );
  return (
    <Trans>
      {brand} ending in {lastDigits}, expires {expiry}
    </Trans>
  );
}
