import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRememberingExtractor } from './remembered-texts.ts';

/** A view that says something. */
const viewThat = (text: string): string =>
  `import { Trans } from '@lingui/react/macro';\nexport const View = () => <Trans>${text}</Trans>;\n`;

let root: string;

const folder = () => join(root, '.cache/texts');

/** Writes a file below the root of the project. */
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sonde-texts-'));
  write('node_modules/.package-lock.json', '{}');
  write('lingui.config.ts', '');
  write('tools/remembered-texts.ts', '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function textsOf(code: string): Promise<readonly (string | undefined)[]> {
  const linguiConfig = makeConfig({ locales: ['en'], rootDir: root }, { skipValidation: true });
  const texts: (string | undefined)[] = [];
  await createRememberingExtractor().extract('src/view.tsx', code, ({ message }) => texts.push(message), {
    linguiConfig,
  });
  return texts;
}

const keptFile = (): string => join(folder(), readdirSync(folder())[0] ?? '');

/** Replaces what is remembered, so that an answer tells whether it was used. */
const plant = (text: string): void =>
  writeFileSync(keptFile(), readFileSync(keptFile(), 'utf8').replaceAll('Hello', text));

it('reads a source once as long as it stays the same', async () => {
  expect(await textsOf(viewThat('Hello'))).toEqual(['Hello']);
  plant('Remembered');
  expect(await textsOf(viewThat('Hello'))).toEqual(['Remembered']);
});

it('reads a changed source again, and keeps one memory of it', async () => {
  await textsOf(viewThat('Hello'));
  expect(await textsOf(viewThat('Good morning'))).toEqual(['Good morning']);
  expect(readdirSync(folder())).toHaveLength(1);
});

it.each(['node_modules/.package-lock.json', 'lingui.config.ts', 'tools/remembered-texts.ts'])(
  'reads every source again if %s has changed',
  async (file) => {
    await textsOf(viewThat('Hello'));
    plant('Remembered');
    write(file, 'changed');
    expect(await textsOf(viewThat('Hello'))).toEqual(['Hello']);
  },
);

it('reads a source again whose memory is damaged', async () => {
  await textsOf(viewThat('Hello'));
  writeFileSync(keptFile(), '{"key":');
  expect(await textsOf(viewThat('Hello'))).toEqual(['Hello']);
});

it('remembers nothing of a source that it cannot read', async () => {
  await expect(textsOf('const = 1')).rejects.toThrow('Unexpected token');
  expect(await textsOf(viewThat('Hello'))).toEqual(['Hello']);
});
