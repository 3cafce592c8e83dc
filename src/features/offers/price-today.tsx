import { Plural, Trans } from '@lingui/react/macro';
import type { SelectionPrice } from '@sonde/machines/rules/catalogue';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Price } from '../prices/price.tsx';
import { TaxNote, TaxSentence } from '../prices/tax-note.tsx';
import { TrialTerms } from '../prices/trial-terms.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import styles from './price-today.module.css';

/** The price first: what is due today, and what a renewal costs and when. */
export function PriceToday({ price }: { price: SelectionPrice }) {
  const { side } = usePriceTax();
  const { today } = price;
  const amount = <Price price={today} />;
  return (
    <div className={styles.price}>
      <p className={styles.today} data-total={today[side].amount} data-currency={today[side].currency}>
        <Trans>
          <strong>{amount}</strong> today
        </Trans>
      </p>
      <PriceLater price={price} />
    </div>
  );
}

interface TrialLaterProps {
  readonly renewal: NonNullable<SelectionPrice['renewal']>;
  readonly trial: NonNullable<SelectionPrice['trial']>;
}

/** When a trial ends, and what is charged then if the buyer chooses it. */
function TrialLater({ renewal, trial: { days, lastDay } }: TrialLaterProps) {
  const price = <Price price={renewal.price} />;
  const taxNote = (
    <>
      (<TaxNote />)
    </>
  );
  const facts = { days, lastDay, chargeDay: renewal.date, price, taxNote, months: renewal.months };
  return (
    <>
      <TrialTerms trial={facts} renewal="offered" />
      <br />
    </>
  );
}

/** What a renewal costs and when, and what is said of taxes. */
export function PriceLater({ price: { renewal, trial } }: { price: SelectionPrice }) {
  const format = useFormat();
  const { side } = usePriceTax();
  const renewalAmount = renewal && <Price price={renewal.price} />;
  return (
    <p className={styles.later}>
      {renewal && trial && <TrialLater renewal={renewal} trial={trial} />}
      {renewal && !trial && (
        <>
          <Trans>
            {renewalAmount} every <Plural value={renewal.months / 12} one="year" other="# years" /> from{' '}
            {format.longDay(renewal.date)} if you choose automatic renewal
          </Trans>
          <br />
        </>
      )}
      {side === 'net' ? <Trans>Plus sales tax, calculated before you pay</Trans> : <TaxSentence />}
    </p>
  );
}
