import type { MachineKind } from '../../machines/registry.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from '../changes/compare-charts.ts';
import type { FlowMap } from '../map/map.types.ts';
import type { Remarks } from '../remarks/remark.schema.ts';
import type { Drawing } from '../drawing/scene.types.ts';

/** What is reachable from an input of the scenario, found by exploring everything from it. */
export interface Reach {
  readonly input: string;
  /** The IDs of states. */
  readonly states: readonly string[];
  /** The IDs of transitions. */
  readonly transitions: readonly string[];
  /** False if the scenario's limit ended the exploration, so that more may be reachable. */
  readonly isComplete: boolean;
}

/** What is impossible in a situation that rules define, found by exploring everything. */
export interface Outlook {
  /** The situation, as encoded by `tokenOf`. */
  readonly situation: string;
  /** The IDs of states and transitions. */
  readonly cannot: readonly string[];
  /** False if the scenario's limit ended the exploration, so that the list may be too long. */
  readonly isComplete: boolean;
}

/** The coverage of the path tests. */
export interface PathCoverage {
  /** The number of paths and their coverage of the drawn states, in the words of `npm run paths`. */
  readonly summary: readonly string[];
  /** How often each state is entered and each transition is taken, by ID. Paths never reach an ID that isn't listed. */
  readonly visits: Readonly<Record<string, number>>;
}

/** A machine with everything that its page shows. */
export interface BookMachine {
  readonly id: string;
  readonly kind: MachineKind;
  readonly title: string;
  /** The drawn chart. In a comparison it also contains what was removed. */
  readonly chart: Chart;
  /** By the ID of the state whose children are shown. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** The happy path as a line, with its failures; null for what is no flow, or has hardly any steps. */
  readonly way: Drawing | null;
  /** All states in one drawing; null if the overview already shows them. */
  readonly whole: Drawing | null;
  /** The machine's configuration in the format of other tools; null for a removed machine. */
  readonly definition: unknown;
  /** One for each input; empty if there is only one way to start. */
  readonly reaches: readonly Reach[];
  /** One for each situation of a purchase; empty for a machine that doesn't start with a purchase. */
  readonly outlooks: readonly Outlook[];
  /** Null without a scenario. */
  readonly coverage: PathCoverage | null;
  /** Null without a comparison. */
  readonly changes: ChartChanges | null;
}

/** A screenshot of the buyer's view. */
export interface Screen {
  readonly flow: string;
  /** As in `data-state`. */
  readonly state: string;
  /** The width of the window in pixels. */
  readonly width: number;
  /** The URL of the image for the pages. */
  readonly file: string;
  /** When it was taken, in milliseconds since 1970. It makes the URL of a new image differ. */
  readonly taken: number;
}

/** The screenshots of `npm run screens`. */
export interface Screens {
  readonly screens: readonly Screen[];
  /** Whether the sources have changed since. */
  readonly areScreensStale: boolean;
}

/** What is kept in files beside the charts, and may change while the pages are served. */
export interface Kept extends Screens {
  readonly remarks: Remarks;
}

/** All data for the pages. */
export interface Book extends Kept {
  /** The revision for the comparison; null for none. */
  readonly since: string | null;
  readonly machines: readonly BookMachine[];
  readonly map: FlowMap;
  /** The address fields by country code. */
  readonly addressFields: Readonly<Record<string, readonly string[]>>;
}
