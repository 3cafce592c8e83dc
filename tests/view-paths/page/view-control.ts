import type { AnyEventObject } from 'xstate';

/** What a test may do to the page besides what a person does. */
export interface ViewControl {
  /** Takes away what was there, and mounts the flow as the named input of its scenario begins it. */
  begin(flow: string, input: string): void;
  /** Lets a service that is being asked come back with the named outcome. Throws where nobody asks it. */
  answer(service: string, outcome: string): void;
  /** Tells the flow what its views refuse to send. */
  send(event: AnyEventObject): void;
  /** What the views have sent since the last call. */
  heard(): readonly AnyEventObject[];
}

declare global {
  interface Window {
    views: ViewControl;
  }
}
