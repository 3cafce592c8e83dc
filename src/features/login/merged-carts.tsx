import { Trans } from '@lingui/react/macro';
import type { LoginEvent, MergedItem } from '@sonde/machines/login';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface MergedCartsProps {
  readonly items: readonly MergedItem[];
  readonly send: (event: LoginEvent) => void;
}

/** Shows a visitor whose two carts were merged which lines changed. */
export function MergedCarts({ items, send }: MergedCartsProps) {
  return (
    <Stack gap={4}>
      <Notice role="status" ref={takeFocus} tabIndex={-1}>
        <p>
          <Trans>You already had a cart in your account, so we’ve combined the two. This changed:</Trans>
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.sku}>
              <ChangedQuantity {...item} />
            </li>
          ))}
        </ul>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'merge.acknowledged' })}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function ChangedQuantity(item: MergedItem) {
  const { language } = useShopLocale();
  const { quantityBefore, quantityElsewhere, quantity } = item;
  const name = commaSeparated([item.productName, item.variantName], language);
  if (quantity === 0)
    return <Trans>{name}: not added, because it can’t be ordered with the rest of your cart.</Trans>;
  if (quantity === quantityBefore)
    return (
      <Trans comment="Quantities of an item in two carts that were combined; the newer cart wins">
        {name}: {quantity}, as in this cart. Your other cart had {quantityElsewhere}.
      </Trans>
    );
  if (quantityBefore > 0)
    return (
      <Trans comment="Quantities of an item in the cart">
        {name}: {quantity} instead of {quantityBefore}.
      </Trans>
    );
  if (quantity < quantityElsewhere)
    return (
      <Trans>
        {name}: {quantity} of {quantityElsewhere} added. That’s the most one order can have.
      </Trans>
    );
  return (
    <Trans comment="An item with its quantity, taken from another cart">
      {name}: {quantity} added.
    </Trans>
  );
}
