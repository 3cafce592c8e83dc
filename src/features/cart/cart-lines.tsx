import { Trans, useLingui } from '@lingui/react/macro';
import {
  cartOf,
  lineTroubleOf,
  marketOfCart,
  requestedQuantityOf,
  type CheckoutLine,
} from '@sonde/machines/cart';
import { refusalsOf } from '@sonde/machines/flow';
import { type Connector, type Market, unfittingPlug } from '@sonde/machines/rules/catalogue';
import { isMoreExpensive } from '@sonde/machines/rules/money';
import { isAlsoPaid } from '@sonde/machines/rules/promotions';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { PriceText } from '../../ui/price-text/price-text.tsx';
import { NoBreak, NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { usePreviousLabel } from '../prices/previous-label.tsx';
import { type OrderTax, useOrderPrices } from '../prices/use-order-prices.ts';
import { connectorNames } from '../catalogue/connector-names.ts';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { useLineAmount } from '../summary/line-amount.ts';
import { LineDetail } from '../summary/line-detail.tsx';
import { LinePicture } from '../summary/line-picture.tsx';
import { useUnitPrice } from '../summary/unit-price.ts';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import type { CartScreenProps } from './cart-screen.types.ts';
import styles from './cart-lines.module.css';

/** The lines of the cart, each with its quantity and a remove button, and which free items are also paid for. */
export function CartLines({ snapshot, send }: CartScreenProps) {
  const { i18n } = useLingui();
  const textOf = useTroubleText();
  const lineTrouble = lineTroubleOf(snapshot);
  const errorOf = (line: CheckoutLine) => {
    if (lineTrouble?.lineId !== line.id) return undefined;
    const { trouble } = lineTrouble;
    const [refusal] = refusalsOf(trouble);
    return textOf(trouble) ?? (refusal && i18n._(cartRefusalText(refusal)));
  };
  const cart = cartOf(snapshot);
  if (cart === null) return null;
  const { lines } = cart;
  const probes = lines
    .filter(({ kind }) => kind === 'DEVICE')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            tax={cart}
            market={marketOfCart(cart)}
            probes={probes}
            unfitting={unfittingPlug(line, lines)}
            code={cart.voucherCode}
            quantity={requestedQuantityOf(snapshot, line.id) || line.quantity}
            error={errorOf(line)}
            onQuantity={(quantity) => send({ type: 'line.quantity.changed', lineId: line.id, quantity })}
            onRemove={() => send({ type: 'line.removed', lineId: line.id })}
          />
        ))}
      </ul>
      <div role="status" className={styles.news}>
        {lines
          .filter((line) => isAlsoPaid(line, lines))
          .map(({ id, productName }) => (
            <p key={id}>
              <Trans>
                You also have {productName} at full price. Remove it if you only need the free one.
              </Trans>
            </p>
          ))}
      </div>
    </div>
  );
}

interface CartLineProps {
  readonly line: CheckoutLine;
  readonly tax: OrderTax;
  readonly market: Market;
  /** The number of probes in the cart; each can have one extended warranty. */
  readonly probes: number;
  /** Its connector, if no probe in the cart has it. */
  readonly unfitting: Connector | null;
  readonly quantity: number;
  /** The voucher code that added a free item; empty without one. */
  readonly code: string;
  readonly error: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function CartLine(props: CartLineProps) {
  const { line, tax, market, probes, unfitting, quantity, error, onQuantity, onRemove } = props;
  const code = <NoBreak>{props.code}</NoBreak>;
  const { t, i18n } = useLingui();
  const plug = unfitting && i18n._(connectorNames[unfitting]);
  const locale = useShopLocale();
  const prices = useOrderPrices(tax);
  const lineAmount = useLineAmount(tax)(line);
  const unitPrice = useUnitPrice(tax);
  const previousLabel = usePreviousLabel();
  const isOneOnly = line.maximumQuantity === 1;
  const isReduced = isMoreExpensive(line.undiscountedUnitPrice.net, line.unitPrice.net);
  const previous = isReduced &&
    !line.isFreeItem && { previous: prices.amount(line.undiscountedUnitPrice), previousLabel };
  return (
    <li className={styles.line}>
      <LinePicture line={line} size={128} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={paths.product(locale, line.productSlug)}>
            <NoBreakWords text={line.productName} />
          </a>
        </h2>
        <p className={styles.detail}>
          <LineDetail line={line} />
        </p>
        {line.kind === 'WARRANTY' && line.quantity < probes && (
          <p className={styles.detail}>
            <Trans>
              Covers {line.quantity} of {probes} probes
            </Trans>
          </p>
        )}
        {unfitting && (
          <p>
            <Trans>
              This cable has a {plug} plug, but no probe in your cart does. Check that it’s the one you need.
            </Trans>
          </p>
        )}
        {line.isFreeItem ? (
          <p className={styles.detail}>
            <Trans>Free with code {code}</Trans>
          </p>
        ) : (
          line.quantity > 1 && (
            <PriceText price={unitPrice(line)} {...previous} suffix={<Trans>each</Trans>} />
          )
        )}
      </div>
      <div className={styles.controls} data-density="compact">
        {isOneOnly || line.isFreeItem ? (
          <p className={styles.fixed}>
            <Trans>Quantity {line.quantity}</Trans>
          </p>
        ) : (
          <NumberField
            name={`quantity-${line.id}`}
            label={t`Quantity of ${line.productName}`}
            value={quantity}
            max={line.maximumQuantity}
            tooManyMessage={line.kind === 'DEVICE' ? i18n._(reasonTexts.SALES_ONLY) : undefined}
            tooManyLink={line.kind === 'DEVICE' && <SalesLink market={market} />}
            error={error}
            onChange={onQuantity}
          />
        )}
        {!line.isFreeItem && (
          <Button variant="quiet" width="fit" aria-label={t`Remove ${line.productName}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <p className={styles.amount}>
        {line.quantity === 1 ? <PriceText price={lineAmount} {...previous} /> : lineAmount}
      </p>
    </li>
  );
}
