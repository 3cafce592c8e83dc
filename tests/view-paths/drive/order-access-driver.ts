import type { Page } from '@playwright/test';
import {
  isProving,
  type OrderAccessEvent,
  orderAccessFailureOf,
  type OrderAccessSnapshot,
} from '../../../machines/order-access/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function actionsOn(page: Page): Actions<OrderAccessEvent, OrderAccessSnapshot> {
  const email = page.getByLabel('Email address of the order');
  return {
    'email.changed': {
      perform: (event) => email.fill(event.email),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, event) => context.email === event.email,
          attempt: (event) => email.fill(event.email),
        },
      ],
    },
    'email.submitted': { perform: () => page.getByRole('button', { name: 'Show order details' }).click() },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
  };
}

/** The view that asks for a proof that an order is the visitor's. */
export function orderAccessDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: OrderAccessSnapshot) => {
    if (isProving(snapshot)) return page.getByRole('status').filter({ hasText: 'Loading' });
    return orderAccessFailureOf(snapshot) === null
      ? page.getByLabel('Email address of the order')
      : page.getByRole('alert');
  });
}
