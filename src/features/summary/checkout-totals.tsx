import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { useDiscountLabel } from './discount-label.ts';
import { TotalsList } from '../../ui/totals-list/totals-list.tsx';

/** Everything that the total is made of; what is not known yet says when it will be. */
export function CheckoutTotals({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const format = useFormat();
  const { discount, shippingPrice, total, isTaxFinal, taxName } = checkout;
  const prices = useOrderPrices(checkout);
  const discountLabel = useDiscountLabel(checkout.voucherCode);
  const estimate = checkout.taxTreatment === 'NET_PLUS_TAX' ? t`Estimated tax` : null;
  const isComplete = isTaxFinal && (shippingPrice !== null || !checkout.isShippingRequired);
  return (
    <TotalsList
      rows={[
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
              },
            ]
          : []),
        ...(prices.isTaxAdded
          ? [
              {
                id: 'tax',
                label: estimate === null ? prices.taxLabel : (taxName ?? estimate),
                ...(taxName !== null && { note: estimate }),
                amount: isTaxFinal ? format.money(total.tax) : t`After the address`,
              },
            ]
          : []),
        ...(checkout.estimatedDuty && checkout.estimatedDuty.amount > 0
          ? [
              {
                id: 'duty',
                label: t`Estimated duty`,
                note: t`Paid on delivery, not part of the total`,
                amount: format.money(checkout.estimatedDuty),
              },
            ]
          : []),
      ]}
      total={{
        label: isComplete ? t`Total` : t`Total so far`,
        ...(!prices.isTaxAdded &&
          prices.taxLabel !== '' && {
            note: (
              <>
                {prices.taxLabel}: {format.money(total.tax)}
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
      }}
    />
  );
}
