import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import type { SelectionPrice } from './selection-price.ts';
import styles from './price-today.module.css';

/** The money first: what is paid today, and what follows when. */
export function PriceToday({ price }: { price: SelectionPrice }) {
  const format = useFormat();
  const { today, renewal } = price;
  return (
    <div className={styles.price}>
      <p className={styles.today} data-total={today.net.amount} data-currency={today.net.currency}>
        <Trans>
          <strong>{format.money(today.net)}</strong> today
        </Trans>
      </p>
      <p className={styles.later}>
        {renewal && (
          <>
            <Trans>
              then {format.money(renewal.price.net)} every{' '}
              <Plural value={renewal.months / 12} one="year" other="# years" /> from{' '}
              {format.longDay(renewal.date)}
            </Trans>
            <br />
          </>
        )}
        <Trans>Plus sales tax, shown before you pay</Trans>
      </p>
    </div>
  );
}
