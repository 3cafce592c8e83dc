import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { PriceText } from '../../ui/price-text/price-text.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { usePreviousLabel } from '../prices/previous-label.tsx';
import { OfferEnd } from '../promotions/offer-end.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import type { PriceRow } from './price-rows.ts';

/** The item's name, as a link to its page. */
export function ItemName({ row }: { row: PriceRow }) {
  const locale = useShopLocale();
  const name = <NoBreakWords text={row.name} />;
  const variant = row.variant && <NoBreakWords text={row.variant} />;
  return (
    <a href={paths.product(locale, row.slug)}>
      {variant === null ? (
        name
      ) : (
        <Trans comment="An item and its variant: USB-C cable, 1.4 m">
          {name}, {variant}
        </Trans>
      )}
    </a>
  );
}

interface ItemPriceProps {
  readonly row: PriceRow;
  readonly size?: 'body' | 'title';
}

/** Its price and, if it is reduced, the previous price and the end of the reduction. */
export function ItemPrice({ row, size = 'body' }: ItemPriceProps) {
  return (
    <>
      <PriceText
        price={<Price price={row.price} />}
        previous={row.isReduced && <Price price={row.undiscounted} />}
        previousLabel={usePreviousLabel()}
        suffix={<TaxNote />}
        size={size}
      />
      {row.reducedUntil !== null && (
        <div>
          <OfferEnd lastDay={row.reducedUntil} />
        </div>
      )}
    </>
  );
}

/** How long it is paid for, and the price of a renewal if it differs. */
export function PaidPeriod({ row: { months, renewal } }: { row: PriceRow }) {
  if (months === null) return <Trans comment="How often a price is paid">Once</Trans>;
  const amount = renewal && <Price price={renewal} />;
  if (amount)
    return (
      <Trans comment="How often a price is paid">
        For <Plural value={months / 12} one="# year" other="# years" />, or {amount} if you renew
      </Trans>
    );
  return (
    <Trans comment="How often a price is paid">
      For <Plural value={months / 12} one="# year" other="# years" />
    </Trans>
  );
}
