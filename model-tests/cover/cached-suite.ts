import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../explore/hash-sources.ts';
import type { PathSuite } from './path-suite.types.ts';

/** What paths are made of. */
const sources = ['machines', 'model-tests'] as const;

interface StoredSuite {
  readonly key: string;
  readonly suite: PathSuite;
}

/**
 * The suite of a flow as it was last generated, if sources, packages and options are the same; otherwise generates and
 * stores it, which takes seconds for a large chart.
 */
export async function cachedSuite(
  root: string,
  flow: string,
  options: unknown,
  generate: () => PathSuite,
): Promise<PathSuite> {
  const key = createHash('sha256')
    .update(await hashSources(root, sources))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(options))
    .digest('hex');
  const file = join(root, '.cache/paths', `${flow}.json`);
  if (existsSync(file)) {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredSuite;
    if (stored.key === key) return stored.suite;
  }
  const suite = generate();
  mkdirSync(join(root, '.cache/paths'), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, suite } satisfies StoredSuite));
  return suite;
}
