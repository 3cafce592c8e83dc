import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractedMessage, ExtractorType } from '@lingui/conf';

/** What decides, besides a source, which texts are extracted from it; the first file says which packages are installed. */
const settings = ['node_modules/.package-lock.json', 'lingui.config.ts', 'tools/remembered-texts.ts'];

/** Where texts are kept, from the root of the project. */
const folder = '.cache/texts';

/** The texts of a source, and the digest of what they were extracted from. */
interface RememberedTexts {
  readonly key: string;
  readonly messages: readonly ExtractedMessage[];
}

const digestOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\0'));

async function readSettings(root: string): Promise<string> {
  return digestOf(...(await Promise.all(settings.map((file) => readFile(join(root, file), 'utf8')))));
}

/** What is kept in a file; null if nothing is, or only a part of it. */
const readRemembered = (file: string): Promise<RememberedTexts | null> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as RememberedTexts)
    .catch(() => null);

/**
 * Lingui's extractor with a memory: it reads a source again only if the source, the configuration or a package has
 * changed, since parsing takes nearly all of the time. What cannot be read isn't remembered.
 */
export function createRememberingExtractor(): ExtractorType {
  let setting: Promise<string> | null = null;
  return {
    match: (name) => babelExtractor.match(name),
    async extract(name, code, onMessage, context) {
      const { rootDir } = context.linguiConfig;
      setting ??= readSettings(rootDir);
      const key = digestOf(await setting, name, code);
      const file = join(rootDir, folder, `${digestOf(name)}.json`);
      const remembered = await readRemembered(file);
      if (remembered?.key === key) return remembered.messages.forEach(onMessage);
      const messages: ExtractedMessage[] = [];
      await babelExtractor.extract(name, code, (message) => messages.push(message), context);
      await mkdir(join(rootDir, folder), { recursive: true });
      await writeFile(file, JSON.stringify({ key, messages } satisfies RememberedTexts));
      messages.forEach(onMessage);
    },
  };
}
