import { expect, type Locator } from '@playwright/test';
import { type CheckoutSnapshot, isPending } from '../../../machines/checkout/index.ts';
import type { Refusal } from './flow-driver.ts';

/** A step's only button does nothing while its last press is pending. */
export const whilePending = (button: Locator): Refusal<unknown, CheckoutSnapshot> => ({
  reason: 'The button is under way.',
  isMet: isPending,
  attempt: async () => {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  },
});

/** There is no control for an event. */
export const refuseWithoutControl = <Event, Snapshot>(
  control: Locator,
  reason: string,
  isMet: (snapshot: Snapshot, event: Event) => boolean,
): Refusal<Event, Snapshot> => ({ reason, isMet, attempt: () => expect(control).toHaveCount(0) });
