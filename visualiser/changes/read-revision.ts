import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { UsageError } from '../../model-tests/command-line.ts';

/** Packages of the present version; those of another one are not installed for this. */
const packages = join(import.meta.dirname, '../../node_modules');

/** Runs a program to its end; a failure is told with `sentence`. */
function run(
  folder: string,
  [program, ...parameters]: readonly [string, ...string[]],
  sentence: string,
): string {
  const { status, stdout } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new UsageError(sentence);
  return stdout.trim();
}

async function unpack(repository: string, commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'revision.tar');
  const sentence = `The revision ${commit} cannot be unpacked: are there "git" and "tar"?`;
  run(repository, ['git', 'archive', '--output', archive, commit], sentence);
  run(folder, ['tar', '-xf', archive], sentence);
  await symlink(packages, join(folder, 'node_modules'), 'dir');
}

/**
 * The charts that the registry of a git revision had, read with the present reader. Throws a {@link UsageError} with a
 * sentence for a revision that is not there or has no registry.
 */
export async function readRevision(repository: string, revision: string): Promise<readonly Chart[]> {
  const commit = run(
    repository,
    ['git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `Git knows no revision "${revision}".`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'sonde-revision-'));
  try {
    await unpack(repository, commit, folder);
    const file = join(folder, 'machines/registry.ts');
    if (!existsSync(file))
      throw new UsageError(`The revision "${revision}" has no registry of machines; take a later one.`);
    const { registry } = (await import(pathToFileURL(file).href)) as {
      readonly registry: readonly RegisteredMachine[];
    };
    return registry.map(readChart);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
