import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * A backup is a gzip file of lines: a header, then for each table a heading, its rows as PostgreSQL's COPY writes them
 * and `endOfRows`; then the waiting jobs likewise, as JSON; and an ending with the digest of all lines before it.
 */
export const backupFormat = 1;

/** PostgreSQL writes no row like this one. */
export const endOfRows = String.raw`\.`;

export const backupHeader = v.strictObject({
  sonde: v.literal(backupFormat),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.strictObject({ name: v.string(), hash: v.string() })),
  /** The last value that each sequence gave; null if it gave none. */
  sequences: v.array(v.strictObject({ name: v.string(), last: v.nullable(v.string()) })),
});

export type BackupHeader = v.InferOutput<typeof backupHeader>;

export const tableHeading = v.strictObject({ table: v.string(), columns: v.array(v.string()) });

export const jobsHeading = v.strictObject({ jobs: v.literal(true) });

/** A job that isn't done; one that failed has all its attempts before it again. */
export const waitingJob = v.strictObject({
  task: v.string(),
  payload: v.record(v.string(), v.unknown()),
  runAt: v.string(),
  maxAttempts: v.number(),
  key: v.nullable(v.string()),
  priority: v.number(),
});

export const backupEnding = v.strictObject({ rows: v.number(), digest: v.string() });

/** What a backup contains, in numbers. */
export interface BackupSummary {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly jobs: number;
}

/** Computes the digest of lines as they are written or read. */
export function createDigest() {
  const hash = createHash('sha256');
  return {
    add(line: string | Buffer): void {
      hash.update(line).update('\n');
    },
    end: (): string => hash.digest('hex'),
  };
}
