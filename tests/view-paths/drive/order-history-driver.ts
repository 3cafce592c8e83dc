import { expect, type Page } from '@playwright/test';
import {
  type OrderHistoryEvent,
  orderHistoryScreenOf,
  type OrderHistorySnapshot,
} from '../../../machines/order-history/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';

function actionsOn(page: Page): Actions<OrderHistoryEvent, OrderHistorySnapshot> {
  const older = page.getByRole('button', { name: 'Show older orders' });
  return {
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'orders.moreRequested': {
      perform: () => older.click(),
      refusals: [
        {
          reason: 'Every order is shown.',
          isMet: ({ context }) => context.next === null,
          attempt: () => expect(older).toHaveCount(0),
        },
      ],
    },
  };
}

/** The view of a person's orders. */
export function orderHistoryDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: OrderHistorySnapshot) => {
    switch (orderHistoryScreenOf(snapshot)) {
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'empty':
        return page.getByText('You haven’t ordered anything');
      case 'listed':
        return page.getByRole('rowheader', { name: snapshot.context.orders.at(-1)?.number ?? '' });
      case 'signedOut':
        return page.getByRole('alert').filter({ hasText: 'You were signed out' });
    }
  });
}
