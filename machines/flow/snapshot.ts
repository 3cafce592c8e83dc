import { ownValue } from '../rules/texts/index.ts';
import { isRecord } from './shape.ts';

/** A flow's stored snapshot, with its machine and the version of that machine's states and context. */
export interface StoredSnapshot {
  readonly machineId: string;
  readonly version: number;
  readonly snapshot: unknown;
}

/** How a stored snapshot is read back: for which machine, in which version, and by which check. */
export interface SnapshotReading<Accepted> {
  readonly machineId: string;
  readonly version: number;
  /** Migrates the snapshot of an older version; null if that isn't possible. */
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

/** Wraps the result of `actor.getPersistedSnapshot()` for `JSON.stringify`. */
export function storedSnapshot(machineId: string, version: number, snapshot: unknown): StoredSnapshot {
  return { machineId, version, snapshot };
}

/** Wraps the one part of a flow's context that a tab keeps; takes the result of `actor.getPersistedSnapshot()`. */
export function storedPart(
  machineId: string,
  version: number,
  persisted: unknown,
  part: string,
): StoredSnapshot {
  const context = isRecord(persisted) ? persisted['context'] : null;
  return storedSnapshot(machineId, version, isRecord(context) ? ownValue(context, part) : null);
}

/**
 * Reads a stored snapshot, which may be invalid, outdated, tampered with or another machine's. Returns null unless
 * `validate` accepts it after `migrate`; never throws.
 */
export function readSnapshot<Accepted>(stored: unknown, reading: SnapshotReading<Accepted>): Accepted | null {
  if (!isRecord(stored) || hasForbiddenKey(stored)) return null;
  const { machineId, version, snapshot } = stored;
  if (machineId !== reading.machineId || typeof version !== 'number') return null;
  const current = version === reading.version ? snapshot : reading.migrate(snapshot, version);
  return reading.validate(current) ? current : null;
}
