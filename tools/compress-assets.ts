import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'rolldown/utils';

const folder = 'build/client';
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const smallestWorthwhile = 512;

/** Low bits of a distance that are coded by themselves: which is the best differs from file to file. */
const postfixBits = [0, 1];

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const attempts = await Promise.all(
    postfixBits.map((postfix) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  );
  return attempts.reduce((best, attempt) => (attempt.length < best.length ? attempt : best));
}

/** The one script that no bundler has seen: written for people, sent without comments and with short names. */
const pageScript = join(folder, 'page.js');
const { code } = await minify('page.js', await readFile(pageScript, 'utf8'), { module: false });
await writeFile(pageScript, code);

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
