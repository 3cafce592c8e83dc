import type { I18n, Messages } from '@lingui/core';
import { lazyImport } from '../browser/lazy-import.ts';
import { ownValue } from '@sonde/machines/rules/texts';

interface TextsModule {
  readonly messages: Messages;
}

/** The texts of this page, and the files with the texts of its lazy parts. */
interface PageTexts {
  readonly i18n: I18n;
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/** Null if every text is loaded from the start. */
let texts: PageTexts | null = null;

/** Loads the messages of a file of texts. */
export async function loadMessages(file: string): Promise<Messages> {
  const { messages } = await lazyImport(() => import(/* @vite-ignore */ file) as Promise<TextsModule>);
  return messages;
}

/** Registers the files with the texts of lazy parts. */
export function provideTexts(provided: PageTexts): void {
  texts = provided;
}

/** Loads a part of an island, by file name, together with its texts. */
export async function loadPart<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const files = (texts && ownValue(texts.later, name)) ?? [];
  const [part, ...messages] = await Promise.all([lazyImport(load), ...files.map(loadMessages)]);
  for (const loaded of messages) texts?.i18n.load(texts.i18n.locale, loaded);
  return part;
}
