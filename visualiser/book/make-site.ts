import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Book } from './book.types.ts';

const room = join(import.meta.dirname, '..');

/** In cascade order. */
const styleFiles = [
  join(room, '../src/ui/tokens/tokens.css'),
  join(room, 'page/page.css'),
  join(room, 'page/controls.css'),
  join(room, 'page/panels.css'),
  join(room, 'page/panes.css'),
  join(room, 'page/phone.css'),
  join(room, 'page/drawing.css'),
  join(room, 'page/map.css'),
  join(room, 'page/print.css'),
];

/** One classic script, so that the pages also work from a folder without a server. */
async function bundleScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(room, 'page/main.tsx'),
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Styles are inline, because a downloaded drawing couldn't include those of a separate file. */
const page = (book: Book, styles: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${styles}</style>
<script type="application/json" id="book">${JSON.stringify(book).replaceAll('<', '\\u003c')}</script>
<script defer src="flows.js"></script>
</head>
<body>
<div id="page"></div>
<noscript>The drawings need JavaScript.</noscript>
</body>
</html>
`;

/** Every file of the visualiser by name, except the screenshots. */
export type Site = ReadonlyMap<string, string | Uint8Array>;

/** Builds the pages. They make no network requests. */
export async function makeSite(book: Book): Promise<Site> {
  const styles = await Promise.all(styleFiles.map((file) => readFile(file, 'utf8')));
  return new Map([
    ['index.html', page(book, styles.join('\n'))],
    ['flows.js', await bundleScript()],
  ]);
}
