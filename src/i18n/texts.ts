import type { I18n, Messages } from '@lingui/core';
import { lazyImport } from '../browser/lazy-import.ts';
import { ownValue } from '@sonde/machines/rules/texts';

interface TextsModule {
  readonly messages: Messages;
}

/** The texts of this page, and where those are that come with a part of it. */
interface PageTexts {
  readonly i18n: I18n;
  readonly later: Readonly<Record<string, string>>;
}

/** Null where every text is there from the beginning. */
let texts: PageTexts | null = null;

/** The messages of one file of texts. */
export async function loadMessages(file: string): Promise<Messages> {
  const { messages } = await lazyImport(() => import(/* @vite-ignore */ file) as Promise<TextsModule>);
  return messages;
}

/** From now on a part's texts come with it. */
export function provideTexts(provided: PageTexts): void {
  texts = provided;
}

/** Loads a part of an island, named by its file, with the texts that it may show. */
export async function loadPart<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const file = texts === null ? undefined : ownValue(texts.later, name);
  const [part, messages] = await Promise.all([
    lazyImport(load),
    file === undefined ? null : loadMessages(file),
  ]);
  if (messages) texts?.i18n.load(texts.i18n.locale, messages);
  return part;
}
