import { Trans } from '@lingui/react/macro';
import type { Checkout, CheckoutLine } from '@sonde/machines/cart';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { useLineAmount } from './line-amount.ts';
import { LineDetail } from './line-detail.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './summary-lines.module.css';

/** The lines in short form, beside the steps. */
export function SummaryLines({ checkout }: { checkout: Checkout }) {
  const amountOf = useLineAmount(checkout);
  return (
    <ul role="list" className={styles.lines}>
      {checkout.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <LinePicture line={line} size={48} />
          <span className={styles.words}>
            <span>
              <NoBreakWords text={line.productName} />
            </span>
            <span className={styles.detail}>
              <DetailAndQuantity line={line} />
            </span>
          </span>
          <span className={styles.amount}>{amountOf(line)}</span>
        </li>
      ))}
    </ul>
  );
}

function DetailAndQuantity({ line }: { line: CheckoutLine }) {
  const { quantity } = line;
  const detail = <LineDetail line={line} />;
  return (
    <Trans comment="A variant or a price, and how many: USB-C, quantity 2">
      {detail}, quantity {quantity}
    </Trans>
  );
}
