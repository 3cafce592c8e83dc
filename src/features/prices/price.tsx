import type { TaxedMoney } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { usePriceTax } from './use-price-tax.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly price: TaxedMoney;
  /** `if-any`: omits zero cents. */
  readonly cents?: 'always' | 'if-any';
}

/**
 * A price as shown to the country's buyers. If it includes tax, the amount without tax is also in the markup, for
 * business buyers: the page is the same for everyone, and CSS decides which one is visible and read aloud.
 */
export function Price({ price, cents = 'always' }: PriceProps) {
  const format = useFormat();
  const { side, ratePpm } = usePriceTax();
  const write = cents === 'always' ? format.money : format.shortMoney;
  if (ratePpm === 0) return <bdi>{write(price[side])}</bdi>;
  return (
    <>
      <bdi className={styles.withTax}>{write(price.gross)}</bdi>
      <bdi className={styles.withoutTax}>{write(price.net)}</bdi>
    </>
  );
}
