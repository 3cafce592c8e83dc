import { Trans } from '@lingui/react/macro';
import type { CheckoutLine } from '@sonde/machines/cart';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { UnbrokenWords } from '../../ui/unbroken/unbroken.tsx';
import { LineDetail } from './line-detail.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './summary-lines.module.css';

/** The lines in short, for beside the steps. */
export function SummaryLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const format = useFormat();
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LinePicture line={line} size={48} />
          <span className={styles.words}>
            <span>
              <UnbrokenWords text={line.productName} />
            </span>
            <span className={styles.detail}>
              <LineDetail line={line} />
              <Trans>, quantity {line.quantity}</Trans>
            </span>
          </span>
          <span className={styles.amount}>{format.money(line.total.net)}</span>
        </li>
      ))}
    </ul>
  );
}
