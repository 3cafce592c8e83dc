import type { AnyEventObject } from 'xstate';

/** What a test may do to the page beyond a person's actions. */
export interface ViewControl {
  /** Removes the previous flow and mounts this one with a named input of its scenario. */
  begin(flow: string, input: string): void;
  /** Makes a pending service return the named outcome. Throws if it isn't pending. */
  answer(service: string, outcome: string): void;
  /** Sends an event that the flow's views block. */
  send(event: AnyEventObject): void;
  /** The events that the views have sent since the last call. */
  heard(): readonly AnyEventObject[];
}

declare global {
  interface Window {
    views: ViewControl;
  }
}
