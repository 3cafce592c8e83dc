import { Trans } from '@lingui/react/macro';
import styles from './price.module.css';
import { type OrderTax, useOrderPrices } from './use-order-prices.ts';

/**
 * For buyers who chose prices without tax, and hidden for everyone else: the prices of an order include it, because
 * that amount is paid and billed.
 */
export function TaxIncludedNote({ order }: { readonly order: OrderTax }) {
  const { isTaxAdded, taxLabel, taxName: tax } = useOrderPrices(order);
  if (isTaxAdded || taxLabel === '') return null;
  return (
    <p className={styles.withoutTax}>
      <small>
        <Trans>
          In the cart and at checkout, prices include {tax}. You’ll see the amount without it below the total.
        </Trans>
      </small>
    </p>
  );
}
