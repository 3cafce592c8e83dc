import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { pictureOfVariant } from '../../pictures/plug-pictures.ts';
import { useLineAmount } from '../summary/line-amount.ts';
import { UnbrokenWords } from '../../ui/unbroken/unbroken.tsx';
import styles from './order-lines.module.css';

interface LineDetailProps {
  readonly line: OrderFieldsFragment['lines'][number];
  /** Of one. */
  readonly price: string;
}

function LineDetail({ line: { variantName, quantity }, price }: LineDetailProps) {
  if (variantName === '')
    return (
      <Trans comment="Quantity and price of one">
        {quantity} × {price}
      </Trans>
    );
  const variant = <UnbrokenWords text={variantName} />;
  return (
    <Trans comment="What it is, quantity and price of one">
      {variant}, {quantity} × {price}
    </Trans>
  );
}

/** The ordered articles, with the prices that were agreed. */
export function OrderLines({ order }: { order: OrderFieldsFragment }) {
  const amountOf = useLineAmount(order);
  return (
    <ul role="list" className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.thumbnail && (
            <img
              src={pictureOfVariant(line.thumbnail.url, line.variantName)}
              alt=""
              width={80}
              height={60}
              loading="lazy"
            />
          )}
          <span className={styles.name}>
            <strong>
              <UnbrokenWords text={line.productRawName} />
            </strong>
            <span className={styles.detail}>
              <LineDetail
                line={line}
                price={amountOf({
                  isFreeItem: line.isFreeItemLine,
                  total: fromApiTaxedMoney(line.unitPrice),
                })}
              />
            </span>
          </span>
          <span className={styles.amount}>
            {amountOf({ isFreeItem: line.isFreeItemLine, total: fromApiTaxedMoney(line.totalPrice) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
