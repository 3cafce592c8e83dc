// Checks the licenses, checksums and install scripts of all packages; part of `npm run verify`.
import { readFileSync } from 'node:fs';
import { type LockedPackage, packageProblems } from './licenses.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const problems = packageProblems(packages);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
