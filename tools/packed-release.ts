import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The release that this one takes the place of (decision 261). */
export const previousRelease = fileURLToPath(
  new URL('../tests/faults/previous-release.json.br', import.meta.url),
);

/** A release, as it is kept for tests: everything that its server runs from, packages included. */
interface PackedRelease {
  /** Its texts, by their path in the repository. */
  readonly texts: Readonly<Record<string, string>>;
  /** The paths of what browsers load, without what it contains. */
  readonly browserFiles: readonly string[];
}

/** What the built server reads, and the operations that its pages send. Tests use English pages only. */
const packed = [
  'build/shop/*.js',
  'build/islands.json',
  'schema.graphql',
  'server/**/*.{sql,json,css,sh,js,html}',
  'src/graphql/operations/*.graphql',
];

const textsOfLanguage = /^(?<language>[a-z]+(?:-[A-Z]+)?)-[\w-]{8}\.js$/;

/** Whether a file has the pages' texts in a language other than English. */
function isInOtherLanguage(path: string, root: string): boolean {
  const language = textsOfLanguage.exec(basename(path))?.groups?.['language'];
  return language !== undefined && language !== 'en' && existsSync(join(root, 'locales', `${language}.po`));
}

const quality = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

/** Packs the release that is built in a folder of the repository. */
export function packRelease(root: string): Buffer {
  const paths = globSync(packed, { cwd: root })
    .filter((path) => !isInOtherLanguage(path, root))
    .sort();
  const release: PackedRelease = {
    texts: Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    browserFiles: globSync('build/client/**/*.{js,css,woff2,svg}', { cwd: root }).sort(),
  };
  return brotliCompressSync(JSON.stringify(release), { params: quality });
}

/**
 * Unpacks a release into an empty folder, from which its server then runs. What browsers load is there by its name only.
 * Large data that packages contain, such as fonts and the rules of addresses, is that of the installed packages.
 */
export function unpackRelease(file: string, folder: string): void {
  const { texts, browserFiles } = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString(),
  ) as PackedRelease;
  const names = browserFiles.map((path) => [path, ''] as const);
  for (const [path, text] of [...Object.entries(texts), ...names]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(packages, join(folder, 'node_modules'));
}
