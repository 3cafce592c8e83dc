import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { buildTargets } from '../src/browser/browser-floor.ts';

const folder = 'build/client';
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const smallestWorthwhile = 512;
/** Smaller files gain too little from several attempts, each of which takes as long as the first. */
const smallestWithAttempts = 50_000;

/**
 * Brotli's parameters for encoding distances: the number of low bits that are encoded separately, and the number of
 * short distances with codes of their own. The best ones differ from file to file, by up to a hundred bytes in the
 * largest. The first ones are Brotli's own.
 */
const distanceCodes = [
  { postfixBits: 0, direct: 0 },
  { postfixBits: 0, direct: 4 },
  { postfixBits: 1, direct: 8 },
  { postfixBits: 2, direct: 8 },
];

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const codes = content.length < smallestWithAttempts ? distanceCodes.slice(0, 1) : distanceCodes;
  const attempts = await Promise.all(
    codes.map(({ postfixBits, direct }) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  return attempts.reduce((best, attempt) => (attempt.length < best.length ? attempt : best));
}

/** The scripts that aren't bundled, so they are minified here. One that is no module gets a block, where names are its own. */
const pageScripts = [
  { name: 'page.js', isModule: false },
  { name: 'presses.js', isModule: true },
  { name: 'visits.js', isModule: true },
];
for (const { name, isModule } of pageScripts) {
  const file = join(folder, name);
  const { code } = await minify(name, await readFile(file, 'utf8'), {
    module: true,
    compress: { target: buildTargets },
  });
  await writeFile(file, isModule ? code : `{${code}}`);
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
await Promise.all(
  files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < smallestWorthwhile) return;
    await writeFile(`${file}.br`, await smallestBrotli(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
