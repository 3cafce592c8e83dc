import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Diagnostic {
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

/**
 * What the linter says about the files of a repository, given as path and content; files without complaints are left
 * out. One run for all, because each start of the linter takes longer than its work.
 */
export function lintFiles(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const repository = mkdtempSync(join(tmpdir(), 'sonde-imports-'));
  copyFileSync('.oxlintrc.json', join(repository, '.oxlintrc.json'));
  for (const [file, content] of files) {
    const path = join(repository, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: repository, encoding: 'utf8' },
  );
  rmSync(repository, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
  const byFile = Object.groupBy(diagnostics, ({ filename }) => filename);
  return new Map(
    Object.entries(byFile).map(([file, found = []]) => [
      file,
      found.map(({ message, help = '' }) => `${message} ${help}`).join('\n'),
    ]),
  );
}
