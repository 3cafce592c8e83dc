import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../command-line.ts';
import { suggestion } from '../suggestion.ts';

/** Packages of the present version; those of another one are not installed for this. */
const packages = join(import.meta.dirname, '../../node_modules');

/** Runs a program to its end; a failure is told after `refusal`, with the program's last line. */
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

/** The commit that a revision names. Throws a {@link UsageError} with a sentence where there is none, or no git. */
export function commitOf(repository: string, revision: string): string {
  const { status, stdout, error } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    { cwd: repository, encoding: 'utf8' },
  );
  if (error !== undefined) throw new UsageError(`--since needs git, which cannot be run: ${error.message}.`);
  if (status !== 0)
    throw new UsageError(
      `There is no git revision "${revision}" here.${suggestion(revision, knownNames(repository))} A branch, a tag or a commit is one.`,
    );
  return stdout.trim();
}

/**
 * Lets `work` happen in a folder that holds a commit as it was, with the packages of today; the folder is gone afterwards.
 * `refusal` begins the sentence of the {@link UsageError} that is thrown where it cannot be unpacked.
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
