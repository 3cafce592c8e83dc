import type { Locator } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Why a person can't send an event in a state, although the machine would accept it. */
export interface Refusal<Event, Snapshot> {
  /** One sentence. */
  readonly reason: string;
  isMet(snapshot: Snapshot, event: Event): boolean;
  /** Attempts to send it anyway, and checks what the view does instead. */
  attempt(event: Event, snapshot: Snapshot): Promise<void>;
}

/** How a person, or the browser, sends an event. */
interface Action<Event, Snapshot> {
  /** Undefined if no view has a control for the event; a refusal has the reason. */
  perform?(event: Event, snapshot: Snapshot): Promise<void>;
  readonly refusals?: readonly Refusal<Event, Snapshot>[];
}

/** The action for each event of a flow, by type. */
export type Actions<Event extends { readonly type: string }, Snapshot> = {
  readonly [Type in Event['type']]: Action<Extract<Event, { readonly type: Type }>, Snapshot>;
};

/** A test's access to a flow's views. `snapshot` is always the state according to the path. */
export interface FlowDriver {
  /** The types of events that have a control. */
  readonly sent: readonly string[];
  actionFor(event: AnyEventObject): Action<AnyEventObject, AnyMachineSnapshot>;
  /** The element that must be visible in this state. */
  screenOf(snapshot: AnyMachineSnapshot): Locator;
}

/** Creates a driver from tables typed with their flow's events and snapshots. */
export function flowDriver<Event extends { readonly type: string }, Snapshot>(
  actions: Actions<Event, Snapshot>,
  screenOf: (snapshot: Snapshot) => Locator,
): FlowDriver {
  const byType = actions as unknown as Readonly<Record<string, Action<AnyEventObject, AnyMachineSnapshot>>>;
  return {
    sent: Object.keys(byType).filter((type) => byType[type]?.perform !== undefined),
    actionFor: ({ type }) => {
      const action = byType[type];
      if (action === undefined) throw new Error(`No action sends "${type}".`);
      return action;
    },
    screenOf: screenOf as unknown as FlowDriver['screenOf'],
  };
}

/** Why the view blocks an event; undefined if it doesn't. */
export const refusalOf = (driver: FlowDriver, event: AnyEventObject, snapshot: AnyMachineSnapshot) =>
  driver.actionFor(event).refusals?.find(({ isMet }) => isMet(snapshot, event));
