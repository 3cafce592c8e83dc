import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { UsageError } from '../../model-tests/command-line.ts';
import { commitOf, inRevision } from '../../model-tests/since/in-revision.ts';

/**
 * The charts of the registry in a git revision, read with the current reader. Throws a {@link UsageError} if the
 * revision doesn't exist or has no registry.
 */
export async function readRevision(repository: string, revision: string): Promise<readonly Chart[]> {
  const commit = commitOf(repository, revision);
  const refusal = `The revision "${revision}" cannot be unpacked:`;
  return inRevision(repository, commit, refusal, async (folder) => {
    const file = join(folder, 'machines/registry.ts');
    if (!existsSync(file))
      throw new UsageError(`The revision "${revision}" has no machine registry; use a later one.`);
    const { registry } = (await import(pathToFileURL(file).href)) as {
      readonly registry: readonly RegisteredMachine[];
    };
    return registry.map(readChart);
  });
}
