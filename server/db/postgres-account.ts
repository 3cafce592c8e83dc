import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/** How to start a PostgreSQL program so that it doesn't run as root. */
export interface PostgresAccount {
  /** Prefix of the program's command line. */
  readonly prefix: readonly string[];
  /** For spawn; empty if the process keeps its user. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
  /** The required owner of the database's folders, as seen from this process. */
  readonly owner: { readonly uid: number; readonly gid: number };
}

/**
 * Root outside, "nobody" in its own user namespace: files remain root's, and root's private folders remain accessible.
 */
const mapped: PostgresAccount = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  identity: {},
  owner: { uid: 0, gid: 0 },
};

function accountOf(uid: number, gid: number): PostgresAccount {
  return { prefix: [], identity: { uid, gid }, owner: { uid, gid } };
}

/**
 * Chooses the account that runs the database and makes it the owner of `folders` (the first one persists across
 * starts). An ordinary user runs the database itself. For root it is the folder's current owner, else root in a user
 * namespace, else "nobody". Throws a message for the operator if none of them can run `program` in `folders`.
 */
export function choosePostgresAccount(
  program: string,
  folders: readonly [string, ...string[]],
): PostgresAccount {
  const uid = process.getuid?.() ?? 0;
  const present = statSync(folders[0]);
  if (uid !== 0) {
    if (present.uid !== uid) {
      throw new Error(
        `The database in ${folders[0]} belongs to another user (${present.uid}). ` +
          'Start the shop as that user, or give this one a folder of its own with DATA_DIR.',
      );
    }
    return { prefix: [], identity: {}, owner: { uid, gid: process.getgid?.() ?? 0 } };
  }
  const owner = present.uid === 0 ? [] : [accountOf(present.uid, present.gid)];
  const account = [...owner, mapped, accountOf(NOBODY, NOBODY)].find((candidate) =>
    isUsable(candidate, program, folders),
  );
  if (account === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and neither alternative is available here: a user namespace (unshare) is ' +
        `forbidden, and the user nobody (${NOBODY}) cannot reach ${program} or ${folders.join(' or ')}. ` +
        'Start the shop as an ordinary user, move it to a folder that others may enter, or set DATABASE_URL.',
    );
  }
  return account;
}

function isUsable(account: PostgresAccount, program: string, folders: readonly string[]): boolean {
  folders.forEach((folder) => handOver(folder, account));
  const test = 'test -x "$1" && shift && for folder; do test -w "$folder" || exit 1; done';
  const [command = 'sh', ...rest] = [...account.prefix, 'sh', '-c', test, 'sh', program, ...folders];
  return spawnSync(command, rest, { ...account.identity, stdio: 'ignore' }).status === 0;
}

function handOver(folder: string, { owner }: PostgresAccount): void {
  if (statSync(folder).uid === owner.uid) {
    return;
  }
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((entry) =>
    join(folder, entry),
  );
  for (const path of [...entries, folder]) {
    if (lstatSync(path).uid !== owner.uid) {
      lchownSync(path, owner.uid, owner.gid);
    }
  }
}
