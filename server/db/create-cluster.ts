import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

export const DATABASE_USER = 'sonde';
export const DATABASE_NAME = 'sonde';

/**
 * Creates an empty database cluster in `folder` unless one is there. It is made beside and moved in when it is
 * complete, so that a start that was interrupted leaves nothing half made.
 */
export function createCluster(folder: string, binaries: PostgresBinaries, account: PostgresAccount): void {
  if (existsSync(folder)) {
    return;
  }
  const draft = `${folder}.partial`;
  rmSync(draft, { recursive: true, force: true });
  run(account, [
    binaries.initdb,
    '--pgdata',
    draft,
    '--username',
    DATABASE_USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  run(
    account,
    [binaries.postgres, '--single', '-D', draft, 'postgres'],
    `create database ${DATABASE_NAME}\n`,
  );
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}

function run(account: PostgresAccount, commandLine: readonly string[], input = ''): void {
  const [command = '', ...rest] = [...account.prefix, ...commandLine];
  const { status, stderr, error } = spawnSync(command, rest, {
    ...account.identity,
    input,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  if (status !== 0) {
    throw new Error(`The shop's database could not be created: ${(error?.message ?? stderr).trim()}`);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
