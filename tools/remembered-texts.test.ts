import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRememberingExtractor } from './remembered-texts.ts';

const context = { linguiConfig: makeConfig({ locales: ['en'] }, { skipValidation: true }) };

/** A view that says something. */
const viewThat = (text: string): string =>
  `import { Trans } from '@lingui/react/macro';\nexport const View = () => <Trans>${text}</Trans>;\n`;

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sonde-texts-'));
  folder = join(root, 'kept');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'lingui.config.ts'), '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function textsOf(code: string): Promise<readonly (string | undefined)[]> {
  const texts: (string | undefined)[] = [];
  const extractor = createRememberingExtractor(folder, root);
  await extractor.extract('src/view.tsx', code, ({ message }) => texts.push(message), context);
  return texts;
}

const keptFile = (): string => join(folder, readdirSync(folder)[0] ?? '');

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
  expect(readdirSync(folder)).toHaveLength(1);
});

it.each(['package-lock.json', 'lingui.config.ts'])(
  'reads every source again if %s has changed',
  async (file) => {
    await textsOf(viewThat('Hello'));
    plant('Remembered');
    writeFileSync(join(root, file), 'changed');
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
