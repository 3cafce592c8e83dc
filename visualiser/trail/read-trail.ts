import { pack, unpack } from '../../model-tests/cover/run-address.ts';
import type { TrailEntry } from '../../machines/flow/index.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const isEntry = (value: unknown): value is TrailEntry =>
  typeof value === 'object' &&
  value !== null &&
  'actor' in value &&
  'event' in value &&
  'state' in value &&
  [value.actor, value.event, value.state].every(isText);

export const isTrail = (content: unknown): content is readonly TrailEntry[] =>
  Array.isArray(content) && content.every(isEntry);

/** Decodes an error's trail from a URL: base64url of JSON. Null for anything else. */
export function readTrail(text: string): readonly TrailEntry[] | null {
  const content = unpack(text);
  return isTrail(content) ? content : null;
}

/** Encodes a trail. `machines/flow` records the entries. */
export const writeTrail = (entries: readonly TrailEntry[]): string => pack(entries);
