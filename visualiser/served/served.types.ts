/** Returns files that may have changed since the pages were drawn, by name. */
export type Fresh = (name: string) => Promise<string | Uint8Array | undefined>;

/** Handles JSON that the pages sent to this name; returns whether it was accepted. */
export type Accept = (name: string, sent: unknown) => Promise<boolean>;
