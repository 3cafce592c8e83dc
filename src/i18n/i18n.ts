import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { withPlainPlurals } from './plain-plurals.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../../locales/*.po');
const loaded = new Map<string, I18n>();

/** Loads the texts of a catalog (`en`, `de`, …) once; unknown names fall back to English. */
export async function loadI18n(catalogue: string): Promise<I18n> {
  const known = loaded.get(catalogue);
  if (known) return known;
  const load = catalogues[`../../locales/${catalogue}.po`] ?? catalogues['../../locales/en.po'];
  if (!load) throw new Error('The English catalog is missing.');
  const { messages } = await load();
  const i18n = setupI18n({ locale: catalogue, messages: { [catalogue]: withPlainPlurals(messages) } });
  loaded.set(catalogue, i18n);
  return i18n;
}

/** The texts that `loadI18n` has loaded; throws if not loaded, because rendering is synchronous. */
export function loadedI18n(catalogue: string): I18n {
  const i18n = loaded.get(catalogue);
  if (!i18n) throw new Error(`The catalog "${catalogue}" was not loaded before rendering.`);
  return i18n;
}
