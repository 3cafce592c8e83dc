import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { reviewPage } from './review-texts.ts';
import { recordTranslations } from './stale-translations.ts';

const {
  values: { check: isCheck, review: reviewed, confirm: confirmed = [] },
} = parseArgs({
  options: {
    check: { type: 'boolean' },
    review: { type: 'string' },
    confirm: { type: 'string', multiple: true },
  },
});

if (reviewed !== undefined) await writeReview(reviewed);
else if (isCheck) await checkTexts();
else if (extractInto('locales')) await recordAndReport();
else process.exitCode = 1;

/** The catalogs of a folder by name, without what changes in each extraction. */
async function readCatalogs(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = globSync('*.po', { cwd: folder });
  const catalogs = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, text.replace(/^"POT-Creation-Date:.*\n/m, '')] as const;
  });
  return new Map(await Promise.all(catalogs));
}

/**
 * Extracts every text of the views into the catalogs of a folder; false, with Lingui's message, if it can't. One worker
 * takes less CPU than two.
 */
function extractInto(folder: string): boolean {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--workers', '1'],
    { encoding: 'utf8', env: { ...process.env, CATALOG_FOLDER: folder } },
  );
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status === 0;
}

/** Fails if a catalog is outdated. The extraction is into copies, because tests read the catalogs meanwhile. */
async function checkTexts(): Promise<void> {
  const copies = await mkdtemp(join(tmpdir(), 'catalogs-'));
  await cp('locales', copies, { recursive: true });
  const isExtracted = extractInto(copies);
  const [extracted, kept] = await Promise.all([readCatalogs(copies), readCatalogs('locales')]);
  await rm(copies, { recursive: true });
  if (!isExtracted) process.exitCode = 1;
  else if (!isDeepStrictEqual(extracted, kept)) {
    process.stderr.write('Texts have changed since the catalogs were extracted: run "npm run messages".\n');
    process.exitCode = 1;
  }
}

/** Records what each translation was made of, and fails with those whose English text has changed since. */
async function recordAndReport(): Promise<void> {
  const stale = await recordTranslations(confirmed);
  if (stale.length === 0) return;
  process.stderr.write(
    `${stale.join('\n')}\nThese translations are of an earlier English text. Translate them anew. ` +
      'If one is still right in every language listed: npm run messages -- --confirm ID\n',
  );
  process.exitCode = 1;
}

/** Writes the review page of a language and prints its path. */
async function writeReview(language: string): Promise<void> {
  const file = `build/review/${language}.html`;
  await mkdir('build/review', { recursive: true });
  await writeFile(file, await reviewPage(language));
  process.stdout.write(`${file}\n`);
}
