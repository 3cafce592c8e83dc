import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxKind } from '@sonde/machines/rules/places';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import styles from './price.module.css';
import { usePriceTax } from './use-price-tax.ts';

/** What buyers call each kind of tax. */
export function useTaxNames(): Readonly<Record<TaxKind, string>> {
  const { t } = useLingui();
  return {
    VAT: t({ message: 'VAT', comment: 'Value-added tax, as buyers call it: MwSt., TVA, IVA, moms …' }),
    GST: t({ message: 'GST', comment: 'Goods and services tax of Australia, New Zealand, Singapore, India' }),
    SALES_TAX: t({ message: 'sales tax', comment: 'Tax of a state or province, in running text' }),
    NONE: t({ message: 'tax', comment: 'Where a country has no tax on sales' }),
  };
}

/** The name of the tax in the page's country. */
export const useTaxName = (): string => useTaxNames()[usePriceTax().kind];

/** The same as a sentence of its own. */
export function TaxSentence() {
  const format = useFormat();
  const tax = useTaxName();
  const { side, ratePpm } = usePriceTax();
  if (side === 'net') return <Trans>Plus {tax}.</Trans>;
  if (ratePpm === 0) return <Trans>No tax added.</Trans>;
  return (
    <>
      <span className={styles.withTax}>
        <Trans>
          Prices include {format.percent(ratePpm / 1_000_000)} {tax}.
        </Trans>
      </span>
      <span className={styles.withoutTax}>
        <Trans>Prices exclude {tax}.</Trans>
      </span>
    </>
  );
}

/** Shown at each price: whether it includes tax. */
export function TaxNote() {
  const format = useFormat();
  const tax = useTaxName();
  const { side, ratePpm } = usePriceTax();
  if (side === 'net') return <Trans comment="After a price; {tax} is sales tax, VAT, GST">plus {tax}</Trans>;
  if (ratePpm === 0) return <Trans>no tax added</Trans>;
  return (
    <>
      <span className={styles.withTax}>
        <Trans comment="After a price: incl. 19% VAT">
          incl. {format.percent(ratePpm / 1_000_000)} {tax}
        </Trans>
      </span>
      <span className={styles.withoutTax}>
        <Trans comment="After a price: excl. VAT">excl. {tax}</Trans>
      </span>
    </>
  );
}
