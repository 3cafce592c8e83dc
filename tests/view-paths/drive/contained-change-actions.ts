import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  changeEventTypes,
  containedChange,
  type SubscriptionChangeEvent,
} from '../../../machines/subscription-change/index.ts';
import type { Actions, Refusal } from './flow-driver.ts';
import { subscriptionChangeActions } from './subscription-change-driver.ts';

type ChangeType = SubscriptionChangeEvent['type'];
interface ChangeAction {
  perform?(event: object, snapshot: unknown): Promise<void>;
  readonly refusals?: readonly Refusal<object, unknown>[];
}

type ChangeActions<Snapshot> = Pick<Actions<SubscriptionChangeEvent, Snapshot>, ChangeType>;

/** What a person does on the page of a change that is contained in a flow. */
export function containedChangeActions<Snapshot extends AnyMachineSnapshot>(
  page: Page,
): ChangeActions<Snapshot> {
  const actions = subscriptionChangeActions(page) as unknown as Readonly<Record<ChangeType, ChangeAction>>;
  const change = (snapshot: Snapshot) => containedChange(snapshot.children);
  const inside = changeEventTypes.map((type) => {
    const { perform, refusals = [] } = actions[type];
    return [
      type,
      {
        perform: (event: object, snapshot: Snapshot) => perform?.(event, change(snapshot)),
        refusals: refusals.map(({ reason, isMet, attempt }) => ({
          reason,
          isMet: (snapshot: Snapshot, event: object) =>
            change(snapshot) !== null && isMet(change(snapshot), event),
          attempt: (event: object, snapshot: Snapshot) => attempt(event, change(snapshot)),
        })),
      },
    ] as const;
  });
  return Object.fromEntries(inside) as unknown as ChangeActions<Snapshot>;
}
