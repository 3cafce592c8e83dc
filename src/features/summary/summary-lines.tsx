import { Trans } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { UnbrokenWords } from '../../ui/unbroken/unbroken.tsx';
import { useOrderPrices } from '../prices/use-order-prices.ts';
import { LineDetail } from './line-detail.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './summary-lines.module.css';

/** The lines in short, for beside the steps. */
export function SummaryLines({ checkout }: { checkout: Checkout }) {
  const prices = useOrderPrices(checkout);
  return (
    <ul role="list" className={styles.lines}>
      {checkout.lines.map((line) => (
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
          <span className={styles.amount}>{prices.amount(line.total)}</span>
        </li>
      ))}
    </ul>
  );
}
