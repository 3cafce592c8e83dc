import { useCallback } from 'react';
import { Trans } from '@lingui/react/macro';
import { addingOf, type addToCartMachine, type AfterAdding } from '@sonde/machines/add-to-cart';
import type { SelectedLine } from '@sonde/machines/rules/catalogue';
import { prepareAddToCart } from '../../ports/add-to-cart-ports.ts';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { useFlowOnDemand } from '../../flow/use-flow-on-demand.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { pendingAdd } from './pending-add.ts';

export interface AddToCartButtonProps {
  readonly lines: readonly SelectedLine[];
  /** The item's name, if the page has several such buttons; for screen readers only. */
  readonly name?: string;
  readonly isPrimary?: boolean;
  /** What the button says that it is for; omitted for buying. */
  readonly purpose?: 'quote';
  readonly afterAdding?: AfterAdding;
}

const loadFlow = () => import('./add-to-cart-flow.ts');

/** Adds its lines to the cart. Its flow loads on the visitor's first interaction. */
export function AddToCartButton({
  lines,
  name,
  purpose,
  afterAdding = 'go-to-cart',
  ...rest
}: AddToCartButtonProps) {
  const locale = useShopLocale();
  const { flow, send, prepare } = useFlowOnDemand<
    typeof addToCartMachine,
    Awaited<ReturnType<typeof loadFlow>>
  >(loadFlow, ({ beginAddToCart }) => beginAddToCart(locale, afterAdding));
  const { snapshot, waiting, isLost } = flow;
  useFirstTouch(prepare);
  useFirstTouch(prepareAddToCart);
  const isRunning = snapshot !== null;
  return (
    <AddToCart
      adding={snapshot ? addingOf(snapshot) : pendingAdd(waiting.length > 0, isLost)}
      onAdd={() => send({ type: 'lines.added', lines })}
      onReturn={useCallback(() => {
        if (isRunning) send({ type: 'page.returned' });
      }, [isRunning, send])}
      {...rest}
    >
      {purpose === 'quote' ? (
        <Trans>Get a new quote</Trans>
      ) : name === undefined ? (
        <Trans>Add to cart</Trans>
      ) : (
        <Trans comment="Only “Add to cart” is seen; the item's name is heard">
          Add <VisuallyHidden>{name} </VisuallyHidden>to cart
        </Trans>
      )}
    </AddToCart>
  );
}

export const addToCartIsland = island('add-to-cart', AddToCartButton, 'when drawn');
