import type { Locator } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Why no person can send an event from where the flow stands, although the chart would listen. */
export interface Refusal<Event, Snapshot> {
  /** One sentence. */
  readonly reason: string;
  isMet(snapshot: Snapshot, event: Event): boolean;
  /** Tries to send it all the same, and expects what the view says or does instead. */
  attempt(event: Event, snapshot: Snapshot): Promise<void>;
}

/** How a person, or the browser, sends an event. */
interface Deed<Event, Snapshot> {
  /** Absent where no view has a control for the event; a refusal says why. */
  perform?(event: Event, snapshot: Snapshot): Promise<void>;
  readonly refusals?: readonly Refusal<Event, Snapshot>[];
}

/** What is done for each event of a flow, by its type. */
export type Deeds<Event extends { readonly type: string }, Snapshot> = {
  readonly [Type in Event['type']]: Deed<Extract<Event, { readonly type: Type }>, Snapshot>;
};

/** A flow's views as a test uses them. `snapshot` is always where the path says that the flow stands. */
export interface FlowDriver {
  /** Types of the events that some control sends. */
  readonly sent: readonly string[];
  deedFor(event: AnyEventObject): Deed<AnyEventObject, AnyMachineSnapshot>;
  /** What must be seen where the flow stands so. */
  screenOf(snapshot: AnyMachineSnapshot): Locator;
}

/** A driver out of tables that know their own flow's events and snapshots. */
export function flowDriver<Event extends { readonly type: string }, Snapshot>(
  deeds: Deeds<Event, Snapshot>,
  screenOf: (snapshot: Snapshot) => Locator,
): FlowDriver {
  const byType = deeds as unknown as Readonly<Record<string, Deed<AnyEventObject, AnyMachineSnapshot>>>;
  return {
    sent: Object.keys(byType).filter((type) => byType[type]?.perform !== undefined),
    deedFor: ({ type }) => {
      const deed = byType[type];
      if (deed === undefined) throw new Error(`No deed sends "${type}".`);
      return deed;
    },
    screenOf: screenOf as unknown as FlowDriver['screenOf'],
  };
}

/** Why the view does not let an event through; undefined where it does. */
export const refusalOf = (driver: FlowDriver, event: AnyEventObject, snapshot: AnyMachineSnapshot) =>
  driver.deedFor(event).refusals?.find(({ isMet }) => isMet(snapshot, event));
