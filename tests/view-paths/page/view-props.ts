/** What the page gives to each view: where the flow is, and a way to tell it something. */
export interface ViewProps<Snapshot, Event> {
  readonly snapshot: Snapshot;
  readonly send: (event: Event) => void;
}
