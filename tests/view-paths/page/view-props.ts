/** The properties of each view: the flow's state, and a function to send events. */
export interface ViewProps<Snapshot, Event> {
  readonly snapshot: Snapshot;
  readonly send: (event: Event) => void;
}
