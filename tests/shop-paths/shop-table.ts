import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { DependentOutcome, Outcome, Scenario } from '../../machines/testing/index.ts';
import type { FlowDriver } from '../view-paths/drive/flow-driver.ts';
import type { HeldRequests } from './held-requests.ts';
import type { ShopWorld } from './shop-world.ts';

/** What a walk may do besides what a person does. */
export interface Surroundings {
  readonly page: Page;
  readonly world: ShopWorld;
  readonly requests: HeldRequests;
}

/** Brings the running shop, or whoever else is asked, to come back with an outcome. */
export type Cause = (surroundings: Surroundings) => Promise<void>;

/** How the running shop comes back with an outcome, or in one sentence why it cannot. */
export type ShopOutcome = { readonly cannot: string } | CausedOutcome;

export interface CausedOutcome {
  readonly cause: Cause;
  /** What the shop answers, where it is something else than in the scenario. */
  readonly answer?: Outcome | DependentOutcome;
}

/** How a person causes an event in the running shop: by the deed on the views, by another one, or in one sentence why not. */
type ShopEvent =
  | { readonly cannot: string }
  | { readonly deed: (page: Page, event: AnyEventObject) => Promise<void> };

/** A flow in the running shop. */
export interface ShopTable {
  readonly flow: string;
  /** Who begins. */
  readonly inputs: Scenario['inputs'];
  readonly open: (surroundings: Surroundings, input: string) => Promise<void>;
  /** The operation of the store API that a service asks, by the service's name in the machine's setup. */
  readonly operations: Readonly<Record<string, string>>;
  /** Every outcome of every service of the scenario. */
  readonly services: Readonly<Record<string, Readonly<Record<string, ShopOutcome>>>>;
  /** By the event's type; what is not in it is done as on the views. */
  readonly events: Readonly<Record<string, ShopEvent>>;
  /** Whether something can happen there in the running shop; by the stimulus's label. */
  readonly mayHappen: (snapshot: AnyMachineSnapshot, label: string) => boolean;
  /** Paths into the context on which `mayHappen` hangs. */
  readonly asksFor: readonly string[];
  /** Services that answer before a state can be shown. */
  readonly instant: readonly string[];
  /** Transitions that the running shop cannot be brought to take, by id, each with the reason in one sentence. */
  readonly outOfReach: Readonly<Record<string, string>>;
  readonly driverOn: (page: Page) => FlowDriver;
  /** Expects to see where the flow stands, of a flow that no element of the page tells by `data-state`. */
  readonly expectPlace?: (surroundings: Surroundings, snapshot: AnyMachineSnapshot) => Promise<void>;
}
