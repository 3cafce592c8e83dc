import { isRecord } from './shape.ts';

/** A flow's snapshot as it is stored: which machine made it, and which version of that machine's states and context. */
export interface StoredSnapshot {
  readonly machineId: string;
  readonly version: number;
  readonly snapshot: unknown;
}

export interface SnapshotReading<Accepted> {
  readonly machineId: string;
  readonly version: number;
  /** Lifts the snapshot of an older version; null when that version cannot be lifted. */
  readonly migrate: (snapshot: unknown, fromVersion: number) => unknown;
  readonly validate: (snapshot: unknown) => snapshot is Accepted;
}

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const deepest = 40;

function hasForbiddenKey(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > deepest) return true;
  return Object.entries(value).some(
    ([key, below]) => forbiddenKeys.has(key) || hasForbiddenKey(below, depth + 1),
  );
}

/** Wraps what `actor.getPersistedSnapshot()` gave, ready for `JSON.stringify`. */
export function storedSnapshot(machineId: string, version: number, snapshot: unknown): StoredSnapshot {
  return { machineId, version, snapshot };
}

/**
 * Reads a stored snapshot that may be anything: rubbish, another machine's, an older version's, or tampered with.
 * Returns null for everything that `validate` does not accept after `migrate`; never throws.
 */
export function readSnapshot<Accepted>(stored: unknown, reading: SnapshotReading<Accepted>): Accepted | null {
  if (!isRecord(stored) || hasForbiddenKey(stored)) return null;
  const { machineId, version, snapshot } = stored;
  if (machineId !== reading.machineId || typeof version !== 'number') return null;
  const current = version === reading.version ? snapshot : reading.migrate(snapshot, version);
  return reading.validate(current) ? current : null;
}
