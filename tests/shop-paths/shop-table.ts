import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { DependentOutcome, Outcome, Scenario } from '../../machines/testing/index.ts';
import type { FlowDriver } from '../view-paths/drive/flow-driver.ts';
import type { InterceptedRequests } from './intercepted-requests.ts';
import type { ShopWorld } from './shop-world.ts';

/** What a walk may do beyond a person's actions. */
export interface Surroundings {
  readonly page: Page;
  readonly world: ShopWorld;
  readonly requests: InterceptedRequests;
}

/** Makes the running shop, or another service, return an outcome. */
export type Cause = (surroundings: Surroundings) => Promise<void>;

/** How to make the running shop return an outcome, or one sentence why it can't. */
export type ShopOutcome = { readonly cannot: string } | CausedOutcome;

export interface CausedOutcome {
  readonly cause: Cause;
  /** The shop's response, if it differs from the scenario's. */
  readonly answer?: Outcome | DependentOutcome;
}

/**
 * How a person causes an event in the running shop: by the action on the views, by another one, or one sentence why
 * not.
 */
type ShopEvent =
  | { readonly cannot: string }
  | { readonly action: (page: Page, event: AnyEventObject, requests: InterceptedRequests) => Promise<void> };

/** How someone with a browser alone does what otherwise needs the shop's data. */
export interface ByHand {
  readonly open: (surroundings: Surroundings, input: string) => Promise<void>;
  /** By service and outcome; what is not listed is done as in the tests' own shop, if it needs no data. */
  readonly causes?: Readonly<Record<string, Readonly<Record<string, Cause>>>>;
  /** What, beyond the table's own conditions, can happen in a state there. */
  readonly mayHappen?: (snapshot: AnyMachineSnapshot, label: string) => boolean;
}

/** A flow in the running shop. */
export interface ShopTable {
  readonly flow: string;
  readonly inputs: Scenario['inputs'];
  readonly open: (surroundings: Surroundings, input: string) => Promise<void>;
  /** What differs for someone without access to the shop's data. */
  readonly byHand?: ByHand;
  /** The store API operation of each service, by its name in the machine's setup. */
  readonly operations: Readonly<Record<string, string>>;
  /** The operations, each named in `operations`, of a service that asks one of several. */
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  /** Every outcome of every service of the scenario. */
  readonly services: Readonly<Record<string, Readonly<Record<string, ShopOutcome>>>>;
  /** By event type; for unlisted types, the action on the views applies. */
  readonly events: Readonly<Record<string, ShopEvent>>;
  /** Whether a stimulus, by label, can happen in a state in the running shop. */
  readonly mayHappen: (snapshot: AnyMachineSnapshot, label: string) => boolean;
  /** Paths into the context on which `mayHappen` depends. */
  readonly asksFor: readonly string[];
  /** How many states are explored, where `asksFor` distinguishes more than the scenario does. */
  readonly limit?: number;
  /** Services that respond before a state can be shown. */
  readonly instant: readonly string[];
  /** Transitions that the running shop can't take, by id, each with the reason in one sentence. */
  readonly outOfReach: Readonly<Record<string, string>>;
  readonly driverOn: (page: Page) => FlowDriver;
  /** Checks the state of a flow that has no element with `data-state`. */
  readonly expectPlace?: (surroundings: Surroundings, snapshot: AnyMachineSnapshot) => Promise<void>;
}
