/** Pages that run the same flows, or one page without a flow. */
export interface MapPlace {
  readonly id: string;
  readonly title: string;
  /** The IDs of the flows that these pages run; empty for a page that only leads to some. */
  readonly flows: readonly string[];
  /** Below country and language, such as `/upgrade/pro`. */
  readonly addresses: readonly string[];
  /** The IDs of the places to which the views of these pages lead. */
  readonly leadsTo: readonly string[];
}

/** Where all flows are, and what leads to them; without what every page has in its header and footer. */
export type FlowMap = readonly MapPlace[];
