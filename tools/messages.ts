import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import configuration from '../lingui.config.ts';
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

if (reviewed === undefined) {
  await extractTexts();
  if (!isCheck && process.exitCode === undefined) await recordAndReport();
} else await writeReview(reviewed);

/**
 * Extracts every text of the views into the catalogs. With --check it changes nothing and fails if anything is
 * outdated.
 */
async function extractTexts(): Promise<void> {
  const catalogues = configuration.locales.map((locale) => `locales/${locale}.po`);
  const readAll = () => Promise.all(catalogues.map((file) => readFile(file, 'utf8').catch(() => '')));
  const withoutDate = (catalogue: string) => catalogue.replace(/^"POT-Creation-Date:.*\n/m, '');

  const before = await readAll();
  const lingui = 'node_modules/@lingui/cli/dist/lingui.js';
  const extraction = spawnSync(process.execPath, [lingui, 'extract', '--clean'], { encoding: 'utf8' });
  const after = await readAll();
  const isSame = after.every(
    (catalogue, index) => withoutDate(catalogue) === withoutDate(before[index] ?? ''),
  );

  if (isCheck || isSame)
    await Promise.all(catalogues.map((file, index) => writeFile(file, before[index] ?? '')));
  if (extraction.status !== 0) {
    process.stderr.write(extraction.stdout + extraction.stderr);
    process.exitCode = 1;
  } else if (isCheck && !isSame) {
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
