import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Release = () => Promise<void>;

/** The currently open resources, newest last. */
const open = new Set<Release>();

/** Registers a resource to be released however the benchmarks end; the returned function releases it, once. */
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

/** Releases all registered resources, newest first. */
export async function releaseAll(): Promise<void> {
  for (const release of [...open].toReversed()) await release();
}

/** Provides an empty folder for the work and removes it afterwards. */
export async function withFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-bench-'));
  const remove = hold(async () => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}
