import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary git repository for a test. */
export interface TestRepository {
  readonly folder: string;
  /** Writes a file without committing it. */
  readonly write: (path: string, content: string) => void;
  /** Commits all written files and tags the commit. */
  readonly commit: (tag: string) => void;
  readonly remove: () => void;
}

/** Creates a repository with a first version, tagged "empty", that has no machines. */
export function makeRepository(): TestRepository {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-repository-'));
  const git = (...parameters: readonly string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@clinic.example'];
    const { status } = spawnSync('git', [...identity, ...parameters], { cwd: folder });
    if (status !== 0) throw new Error(`git ${parameters.join(' ')} failed.`);
  };
  const repository: TestRepository = {
    folder,
    write: (path, content) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    commit: (tag) => {
      git('add', '.');
      git('commit', '--quiet', '-m', tag);
      git('tag', tag);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  git('init', '--quiet');
  repository.write('package.json', '{ "type": "module" }');
  repository.commit('empty');
  return repository;
}
