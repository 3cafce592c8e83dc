import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { TotalsRow } from '../../ui/totals-list/totals-list.tsx';
import { IncludedTaxes } from '../prices/included-taxes.tsx';
import { useDutyRow } from '../prices/use-duty-row.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { useTaxRows } from '../prices/use-tax-rows.tsx';
import { useDiscountLabel } from './discount-label.ts';

/** A part of a total; `isOpen` until its amount is known. */
export interface TotalsPart extends TotalsRow {
  readonly amount: string;
  readonly isOpen?: boolean;
}

/** A total and its parts, as shown to the buyer. */
export interface Totals {
  readonly rows: readonly TotalsPart[];
  /** "Total so far" while a part is open; `minor` in integer minor units. */
  readonly total: Omit<TotalsRow, 'id'> & {
    readonly amount: string;
    readonly minor: number;
    readonly currency: string;
  };
}

/** The parts of a cart's or a checkout's total, in the order of a bill. */
export function useTotals(checkout: Checkout): Totals {
  const { t } = useLingui();
  const format = useFormat();
  const { discount, shippingPrice, total, isTaxFinal } = checkout;
  const prices = useOrderPrices(checkout);
  const discountLabel = useDiscountLabel(checkout.voucherCode);
  const estimate = checkout.isTaxEstimated ? t`Estimated tax` : null;
  const taxRows = useTaxRows(checkout, estimate);
  const dutyRow = useDutyRow({
    estimatedDuty: checkout.estimatedDuty,
    country: checkout.shippingAddress?.country ?? checkout.country,
    isShipped: checkout.isShippingRequired,
  });
  const isComplete = isTaxFinal && (shippingPrice !== null || !checkout.isShippingRequired);
  return {
    rows: [
      { id: 'subtotal', label: t`Subtotal`, amount: prices.amount(checkout.subtotal) },
      ...(discount.amount > 0
        ? [
            {
              id: 'discount',
              label: discountLabel,
              amount: format.money({ ...discount, amount: -discount.amount }),
            },
          ]
        : []),
      ...(checkout.isShippingRequired
        ? [
            {
              id: 'shipping',
              label: t`Shipping`,
              amount: shippingPrice ? prices.amount(shippingPrice) : t`Not chosen yet`,
              isOpen: shippingPrice === null,
            },
          ]
        : []),
      ...(prices.isTaxAdded ? taxRows : []),
      ...(isTaxFinal ? [] : [{ id: 'tax', label: estimate, amount: t`Based on your address`, isOpen: true }]),
      ...dutyRow,
    ],
    total: {
      label: isComplete ? t`Total` : t`Total so far`,
      ...(!prices.isTaxAdded &&
        taxRows.length > 0 && {
          note: (
            <>
              <IncludedTaxes rows={taxRows} />
              <br />
              <Trans>
                Without {prices.taxName}: {format.money(total.net)}
              </Trans>
            </>
          ),
        }),
      amount: format.money(total.gross),
      minor: total.gross.amount,
      currency: total.gross.currency,
    },
  };
}
