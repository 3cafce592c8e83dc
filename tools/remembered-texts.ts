import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractedMessage, ExtractorType } from '@lingui/conf';

const digestOf = (...parts: readonly (Buffer | string)[]): string =>
  parts
    .reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex');

/** The texts of a source, and the digest of what they were extracted from. */
interface RememberedTexts {
  readonly key: string;
  readonly messages: readonly ExtractedMessage[];
}

/** What is kept in a file; null if nothing is, or only a part of it. */
const readRemembered = (file: string): Promise<RememberedTexts | null> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as RememberedTexts)
    .catch(() => null);

/**
 * Lingui's extractor with a memory in `folder`: it reads a source again only if the source, the configuration or a
 * package has changed, since parsing takes nearly all of the time. What cannot be read isn't remembered.
 */
export function createRememberingExtractor(folder: string, root = process.cwd()): ExtractorType {
  const setting = digestOf(
    ...['package-lock.json', 'lingui.config.ts'].map((file) => readFileSync(join(root, file))),
  );
  return {
    match: (name) => babelExtractor.match(name),
    async extract(name, code, onMessage, context) {
      const key = digestOf(setting, name, code);
      const file = join(folder, `${digestOf(name)}.json`);
      const remembered = await readRemembered(file);
      if (remembered?.key === key) return remembered.messages.forEach(onMessage);
      const messages: ExtractedMessage[] = [];
      await babelExtractor.extract(name, code, (message) => messages.push(message), context);
      await mkdir(folder, { recursive: true });
      await writeFile(file, JSON.stringify({ key, messages } satisfies RememberedTexts));
      messages.forEach(onMessage);
    },
  };
}
