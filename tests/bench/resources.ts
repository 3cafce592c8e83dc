import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Release = () => Promise<void>;

/** What is open at this moment, the newest last. */
const open = new Set<Release>();

/** Remembers what has to be ended or removed however the benchmarks end; the answer does it, once. */
export function hold(release: Release): Release {
  let released: Promise<void> | null = null;
  const once: Release = () => {
    open.delete(once);
    released ??= release();
    return released;
  };
  open.add(once);
  return once;
}

/** Releases everything that is still held, the newest first. */
export async function releaseAll(): Promise<void> {
  for (const release of [...open].toReversed()) await release();
}

/** Gives the work an empty folder and takes it away afterwards. */
export async function withFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-bench-'));
  const remove = hold(async () => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}
