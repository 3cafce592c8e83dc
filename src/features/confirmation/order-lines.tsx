import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { pictureOfVariant } from '../../pictures/pictures.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { UnbrokenWords } from '../../ui/unbroken/unbroken.tsx';
import styles from './order-lines.module.css';

/** The ordered articles, with the prices that were agreed. */
export function OrderLines({ lines }: { lines: OrderFieldsFragment['lines'] }) {
  const format = useFormat();
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
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
              {line.variantName && (
                <>
                  <UnbrokenWords text={line.variantName} />
                  {', '}
                </>
              )}
              <Trans comment="Quantity and price of one">
                {line.quantity} × {format.money(fromApiTaxedMoney(line.unitPrice).net)}
              </Trans>
            </span>
          </span>
          <span className={styles.amount}>{format.money(fromApiTaxedMoney(line.totalPrice).net)}</span>
        </li>
      ))}
    </ul>
  );
}
