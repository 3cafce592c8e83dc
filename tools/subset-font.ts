/*
 * Generates public/fonts from the font package: `node tools/subset-font.ts`. Only needed if the typeface, its version
 * or the characters change. The results are committed, so that a build needs no font tools.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const largestBytes = 25_000;
const folder = 'public/fonts';
const source = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/instrument-sans/package.json'),
);

/** The characters of headings and figures; `src/ui/tokens/fonts.css` defines the same ranges. */
const ranges = [
  {
    name: 'latin',
    characters:
      ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz' +
      '\u00a0¡£§©«®°·»¿×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüıŒœ–—‘’‚“”„…€−',
  },
  { name: 'latin-ext', characters: 'ĄąĆćĘęĞğİŁłŃńŚśŞşŹźŻż' },
] as const;

await mkdir(folder, { recursive: true });
await copyFile(join(source, 'LICENSE'), join(folder, 'OFL.txt'));
for (const { name, characters } of ranges) {
  const whole = await readFile(join(source, `files/instrument-sans-${name}-wght-normal.woff2`));
  const file = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  if (file.length > largestBytes)
    throw new Error(`${name} has ${file.length} bytes, more than ${largestBytes}`);
  await writeFile(join(folder, `instrument-sans-${name}.woff2`), file);
  process.stdout.write(`${name}: ${file.length} bytes\n`);
}
