import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../command-line.ts';
import { suggestion } from '../suggestion.ts';

/** The current version's packages. Those of the other revision aren't installed. */
const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Runs a program to its end. Throws a {@link UsageError} with `refusal` and the last line of its error output if it
 * fails.
 */
export function run(
  folder: string,
  [program, ...parameters]: readonly [string, ...string[]],
  refusal: string,
): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  if (status !== 0)
    throw new UsageError(`${refusal} ${(error?.message ?? stderr).trim().split('\n').at(-1)}`);
  return stdout;
}

const knownNames = (repository: string): readonly string[] =>
  run(repository, ['git', 'for-each-ref', '--format=%(refname:short)'], 'Git cannot list its branches:')
    .split('\n')
    .filter((name) => name !== '');

/** The commit of a revision. Throws a {@link UsageError} if it doesn't exist or git isn't available. */
export function commitOf(repository: string, revision: string): string {
  const { status, stdout, error } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    { cwd: repository, encoding: 'utf8' },
  );
  if (error !== undefined) throw new UsageError(`--since needs git, which cannot be run: ${error.message}.`);
  if (status !== 0)
    throw new UsageError(
      `Unknown git revision "${revision}".${suggestion(revision, knownNames(repository))} Use a branch, a tag or a commit.`,
    );
  return stdout.trim();
}

/**
 * Runs `work` in a temporary folder with the files of a commit and the current packages. `refusal` is the start of the
 * message of the {@link UsageError} if the commit can't be unpacked.
 */
export async function inRevision<Result>(
  repository: string,
  commit: string,
  refusal: string,
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sonde-revision-'));
  try {
    const archive = join(folder, 'revision.tar');
    run(repository, ['git', 'archive', '--output', archive, commit], refusal);
    run(folder, ['tar', '-xf', archive], refusal);
    await symlink(packages, join(folder, 'node_modules'), 'dir');
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
