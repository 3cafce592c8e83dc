import { Trans, useLingui } from '@lingui/react/macro';
import { cartOf, lineTroubleOf, pendingLineOf, type CheckoutLine } from '@sonde/machines/cart';
import { maximumDeviceQuantity } from '@sonde/machines/rules/quantity-buckets';
import { isMoreExpensive } from '@sonde/machines/rules/money';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldMarking } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { PriceText } from '../../ui/price-text/price-text.tsx';
import { LineDetail } from '../summary/line-detail.tsx';
import { LinePicture } from '../summary/line-picture.tsx';
import type { CartScreenProps } from './cart-screens.tsx';
import styles from './cart-lines.module.css';

/** The lines of the cart, each with its quantity and a way to take it out. */
export function CartLines({ snapshot, send }: CartScreenProps) {
  const { t } = useLingui();
  const pending = pendingLineOf(snapshot);
  const lineTrouble = lineTroubleOf(snapshot);
  const errorOf = (line: CheckoutLine) => {
    if (lineTrouble?.lineId !== line.id) return undefined;
    const { trouble } = lineTrouble;
    return trouble.kind === 'connection'
      ? t`We could not reach the shop. Please try again.`
      : trouble.refusals[0]?.message;
  };
  return (
    <FieldMarking marks="optional">
      <ul role="list" className={styles.lines}>
        {cartOf(snapshot)?.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            quantity={pending?.lineId === line.id && pending.quantity > 0 ? pending.quantity : line.quantity}
            error={errorOf(line)}
            onQuantity={(quantity) => send({ type: 'line.quantity.changed', lineId: line.id, quantity })}
            onRemove={() => send({ type: 'line.removed', lineId: line.id })}
          />
        ))}
      </ul>
    </FieldMarking>
  );
}

interface CartLineProps {
  readonly line: CheckoutLine;
  readonly quantity: number;
  readonly error: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CartLine({ line, quantity, error, onQuantity, onRemove }: CartLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isReduced = isMoreExpensive(line.undiscountedUnitPrice.net, line.unitPrice.net);
  return (
    <li className={styles.line}>
      <LinePicture line={line} size={128} />
      <div className={styles.words}>
        <h2 className={styles.name}>{line.productName}</h2>
        <p className={styles.detail}>
          <LineDetail line={line} />
        </p>
        <PriceText
          price={format.money(line.unitPrice.net)}
          previous={isReduced ? format.money(line.undiscountedUnitPrice.net) : undefined}
          suffix={<Trans>each</Trans>}
        />
      </div>
      <div className={styles.controls}>
        {line.kind === 'SUBSCRIPTION' || line.isFreeItem ? (
          <p className={styles.fixed}>
            <Trans>Quantity {line.quantity}</Trans>
          </p>
        ) : (
          <NumberField
            name={`quantity-${line.id}`}
            label={t`Quantity of ${line.productName}`}
            value={quantity}
            max={maximumDeviceQuantity}
            error={error}
            onChange={onQuantity}
          />
        )}
        <Button variant="quiet" width="fit" aria-label={t`Remove ${line.productName}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <p className={styles.amount}>{format.money(line.total.net)}</p>
    </li>
  );
}
