import type { MachineKind } from '../../machines/registry.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from '../changes/compare-charts.ts';
import type { Drawing } from '../drawing/scene.types.ts';

/** What an input of the scenario can bring about, found by walking everything from it. */
export interface Reach {
  readonly input: string;
  /** Ids of states. */
  readonly states: readonly string[];
  /** Ids of transitions. */
  readonly transitions: readonly string[];
  /** False where the limit of the scenario ended the walk: what was not found may happen. */
  readonly isComplete: boolean;
}

/** What cannot happen in a situation that rules make, found by walking everything. */
export interface Outlook {
  /** What the rules allow, as `tokenOf` writes it. */
  readonly situation: string;
  /** Ids of states and transitions. */
  readonly cannot: readonly string[];
  /** False where the limit of the scenario ended the walk: what was not found may happen. */
  readonly isComplete: boolean;
}

/** What the path tests walk. */
export interface PathCoverage {
  /** How many paths there are and what they cover, as `npm run paths` says it, of the states that are drawn. */
  readonly summary: readonly string[];
  /** How often each state is entered and each transition is taken, by id; what is not in it is walked by none. */
  readonly visits: Readonly<Record<string, number>>;
}

/** One machine with everything that its page shows. */
export interface BookMachine {
  readonly id: string;
  readonly kind: MachineKind;
  readonly title: string;
  /** The chart that is drawn; where two versions are compared it holds what is gone, too. */
  readonly chart: Chart;
  /** By the id of the state whose children are shown. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** Every state at once; null where the overview shows that already. */
  readonly whole: Drawing | null;
  /** The machine's configuration as other tools read it; null for a machine that is gone. */
  readonly definition: unknown;
  /** One for each input; empty where there is nothing to choose. */
  readonly reaches: readonly Reach[];
  /** One for each situation that a purchase can be in; empty for a machine that no purchase begins. */
  readonly outlooks: readonly Outlook[];
  /** Null where nothing says what can happen. */
  readonly coverage: PathCoverage | null;
  /** Null where no other version is compared. */
  readonly changes: ChartChanges | null;
}

/** A picture of what the buyer sees. */
export interface Screen {
  readonly flow: string;
  /** As `data-state` writes it. */
  readonly state: string;
  /** Pixels of the window. */
  readonly width: number;
  /** Where the pages find it. */
  readonly file: string;
  /** When it was taken, in milliseconds since 1970: another picture has another address. */
  readonly taken: number;
}

/** The pictures that `npm run screens` took. */
export interface Screens {
  readonly screens: readonly Screen[];
  /** Whether the sources have changed since. */
  readonly areScreensStale: boolean;
}

/** All that the pages are made of. */
export interface Book extends Screens {
  /** The revision that the present state is compared with; null where there is none. */
  readonly since: string | null;
  readonly machines: readonly BookMachine[];
  /** The fields of an address by the country's code. */
  readonly addressFields: Readonly<Record<string, readonly string[]>>;
}
