import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutLine } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';

/** What will be paid again, when and how much; before the card is asked for. */
export function RenewalNote({ lines }: { lines: readonly CheckoutLine[] }) {
  const format = useFormat();
  return lines.map((line) => {
    if (line.renewalPrice === null || line.renewsAfterMonths === null) return null;
    const price = format.money(line.renewalPrice.net);
    return (
      <p key={line.id}>
        <small>
          <Trans>
            {line.productName} renews for {price} plus tax every{' '}
            <Plural value={line.renewsAfterMonths / 12} one="year" other="# years" />. You can cancel until
            then: call us.
          </Trans>
        </small>
      </p>
    );
  });
}
