import { useState } from 'react';
import { addingOf, type AddToCartEvent, type AddToCartSnapshot } from '@sonde/machines/add-to-cart';
import { stateValueText } from '@sonde/machines/flow';
import { addToCartEvents } from '../../../machines/testing/scenarios/add-to-cart.ts';
import { AddToCart } from '../../../src/features/add-to-cart/add-to-cart.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

const additions = Object.values(addToCartEvents).map(({ event }) => event);

/** The button of a product page for each product in the paths, with the state that the page itself doesn't show. */
export function AddToCartView({ snapshot, send }: ViewProps<AddToCartSnapshot, AddToCartEvent>) {
  const [sku, choose] = useState<string>(additions[0]?.lines[0].sku ?? '');
  const addition = additions.find(({ lines: [line] }) => line.sku === sku);
  return (
    <OnPage>
      <div data-flow="add-to-cart" data-state={stateValueText(snapshot)}>
        <label>
          Product{' '}
          <select value={sku} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {additions.map(({ lines: [line] }) => (
              <option key={line.sku}>{line.sku}</option>
            ))}
          </select>
        </label>
        <AddToCart
          adding={addingOf(snapshot)}
          onAdd={() => addition && send(addition)}
          onReturn={() => send({ type: 'page.returned' })}
        >
          Add to cart
        </AddToCart>
      </div>
    </OnPage>
  );
}
