// Draws all pictures of the shop, which takes two minutes. With --check it draws nothing, and fails if the drawing code,
// the words on the pictures or a picture has changed since the last drawing.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { shareWords } from './share/share-words.ts';

const root = new URL('../../', import.meta.url);
const stampFile = new URL('tools/pictures/drawn.json', root);

/** The sources of the pictures, except tests. */
const sourceFolders = ['src/pictures/', 'src/ui/sector/', 'tools/pictures/'];
const pictureFolder = 'public/pictures/';

const filesBelow = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name}`)
    .filter((name) => /\.(ts|svg|png|jpg)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(new URL(file, root)));
  return hash.digest('hex');
}

const stamp = async () => ({
  sources: hashOf(sourceFolders.flatMap(filesBelow)),
  words: createHash('sha256')
    .update(JSON.stringify(await shareWords()))
    .digest('hex'),
  pictures: hashOf([...filesBelow(pictureFolder), 'public/favicon.svg']),
});

async function draw(): Promise<void> {
  const { drawings } = await import('./drawings.ts');
  const { favicon } = await import('./scenes/favicon.ts');
  const { shareDrawings } = await import('./share/share-drawings.ts');
  mkdirSync(new URL(pictureFolder, root), { recursive: true });
  const targets = [
    ...[...drawings, ...(await shareDrawings())].map(({ file, draw: drawing }) => ({
      name: `${pictureFolder}${file}`,
      drawing,
    })),
    { name: 'public/favicon.svg', drawing: favicon },
  ];
  for (const { name, drawing } of targets) writeFileSync(new URL(name, root), await drawing());
  const known = new Set(targets.map(({ name }) => name));
  for (const name of filesBelow(pictureFolder)) {
    if (!known.has(name)) process.stdout.write(`No drawing code produces ${name}; delete it.\n`);
  }
  writeFileSync(stampFile, `${JSON.stringify(await stamp(), null, 2)}\n`);
  process.stdout.write(`${targets.length} pictures drawn.\n`);
}

async function check(): Promise<void> {
  const kept = JSON.parse(readFileSync(stampFile, 'utf8')) as Awaited<ReturnType<typeof stamp>>;
  const present = await stamp();
  if (JSON.stringify(kept) === JSON.stringify(present)) return;
  process.stderr.write('The pictures are out of date; run "npm run pictures".\n');
  process.exitCode = 1;
}

if (process.argv.includes('--check')) await check();
else await draw();
