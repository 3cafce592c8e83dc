import type { TrailEntry } from '../../machines/flow/index.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const isEntry = (value: unknown): value is TrailEntry =>
  typeof value === 'object' &&
  value !== null &&
  'actor' in value &&
  'event' in value &&
  'state' in value &&
  [value.actor, value.event, value.state].every(isText);

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

/** The trail of an error as an address carries it: base64url of JSON. Null for anything else. */
export function readTrail(text: string): readonly TrailEntry[] | null {
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(bytesOf(text)));
    return Array.isArray(content) && content.every(isEntry) ? content : null;
  } catch {
    return null;
  }
}

/** The other way round; `machines/flow` records the entries. */
export const writeTrail = (entries: readonly TrailEntry[]): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(entries))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
