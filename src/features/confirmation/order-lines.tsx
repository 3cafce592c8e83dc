import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { pictureOfVariant } from '../../pictures/plug-pictures.ts';
import { useLineAmount } from '../summary/line-amount.ts';
import { LineDetail } from '../summary/line-detail.tsx';
import { useUnitPrice } from '../summary/unit-price.ts';
import { Thumbnail } from '../../ui/picture/thumbnail.tsx';
import { NoBreak, NoBreakWords } from '../../ui/no-break/no-break.tsx';
import styles from './order-lines.module.css';

interface OrderLineDetailProps {
  readonly line: OrderFieldsFragment['lines'][number];
  /** The unit price; null if the line is free, which its amount shows. */
  readonly price: string | null;
}

function OrderLineDetail({ line, price }: OrderLineDetailProps) {
  const { variantName, quantity } = line;
  const detail = <LineDetail line={line} />;
  if (price === null)
    return (
      <Trans comment="A variant or a price, and how many: USB-C, quantity 2">
        {detail}, quantity {quantity}
      </Trans>
    );
  const each = (
    <Trans comment="Quantity and price of one">
      {quantity}&nbsp;×&nbsp;{price}
    </Trans>
  );
  if (variantName === '') return each;
  if (line.kind === 'WARRANTY')
    return (
      <>
        {detail}
        <br />
        {each}
      </>
    );
  return (
    <Trans comment="What it is, quantity and price of one">
      {detail}, {quantity}&nbsp;×&nbsp;{price}
    </Trans>
  );
}

/** The ordered items, with the agreed prices. */
export function OrderLines({ order }: { order: OrderFieldsFragment }) {
  const amountOf = useLineAmount(order);
  const unitPriceOf = useUnitPrice(order);
  const code = <NoBreak>{order.voucherCode}</NoBreak>;
  return (
    <ul role="list" className={styles.lines}>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.thumbnail && (
            <Thumbnail src={pictureOfVariant(line.thumbnail.url, line.variantName)} size={80} />
          )}
          <span className={styles.name}>
            <strong>
              <NoBreakWords text={line.productRawName} />
            </strong>
            <span className={styles.detail}>
              <OrderLineDetail
                line={line}
                price={
                  line.isFreeItemLine
                    ? null
                    : unitPriceOf({
                        quantity: line.quantity,
                        unitPrice: fromApiTaxedMoney(line.unitPrice),
                        total: fromApiTaxedMoney(line.totalPrice),
                      })
                }
              />
            </span>
            {line.isFreeItemLine && (
              <span className={styles.detail}>
                <Trans>Free with code {code}</Trans>
              </span>
            )}
          </span>
          <span className={styles.amount}>
            {amountOf({ isFreeItem: line.isFreeItemLine, total: fromApiTaxedMoney(line.totalPrice) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
