import type { TaxedMoney } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { usePriceTax } from './use-price-tax.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly price: TaxedMoney;
  /** `if-any`: without cents where there are none. */
  readonly cents?: 'always' | 'if-any';
}

/**
 * A price as the country's buyers read it. Where it holds tax, the amount without is there too, for buyers who say that
 * they are a business: the page is the same for everybody, and its style decides which one is seen and heard.
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
