import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setupI18n, type Messages } from '@lingui/core';
import type { Island } from './page/island.ts';
import { islandTree } from './features/island/island-tree.tsx';
import { storedSession } from './browser/stored-session.ts';
import { lazyImport } from './browser/lazy-import.ts';
import type { PageData } from './page/page-data.ts';
import { loadMessages, provideTexts } from './i18n/texts.ts';

/**
 * The browser's part of a page: takes over its islands, and nothing else of it. In development it has every island; each
 * build has one, and takes over only the places of that.
 */

interface IslandModule {
  readonly default: Island<object>;
}

const modules = new Map(Object.entries(import.meta.glob<IslandModule>('./islands/*.tsx')));
const fileOf = (place: HTMLElement) => `./islands/${place.dataset['island']}.tsx`;
const places = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((place) =>
  modules.has(fileOf(place)),
);
const dataOf = (place: HTMLElement) => readJson(place.nextElementSibling) as object;
const { page, texts, laterTexts } = readJson(document.getElementById('page')) as PageData;

function readJson(element: Element | null): unknown {
  return JSON.parse(element?.textContent ?? '');
}

async function loadIsland(place: HTMLElement): Promise<Island<object>> {
  const load = modules.get(fileOf(place));
  if (!load) throw new Error(`There is no island for ${fileOf(place)}.`);
  return (await lazyImport(load)).default;
}

storedSession.open();

/** Tells the script that keeps early presses when the last island of the page hears for itself. */
function markReady(place: HTMLElement): void {
  place.dataset['ready'] = '';
  if (!document.querySelector('[data-island]:not([data-ready])')) dispatchEvent(new Event('sonde:ready'));
}

function Ready({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => markReady(place), [place]);
  return children;
}

const [catalogues, islands] = await Promise.all([
  Promise.all(texts.map(loadMessages)),
  Promise.all(places.map(loadIsland)),
]);
const { catalogue } = page.locale;
const messages: Messages = Object.assign({}, ...catalogues);
const i18n = setupI18n({ locale: catalogue, messages: { [catalogue]: messages } });
provideTexts({ i18n, later: laterTexts });
// What did not come is asked for again by the views that need it.
await Promise.allSettled(places.map(async (place, index) => islands[index]?.prepare(dataOf(place))));
for (const [index, place] of places.entries()) {
  const island = islands[index];
  if (!island) continue;
  const data = dataOf(place);
  // As a transition, React does it in short pieces, between which the browser draws and hears.
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Ready place={place}>{islandTree(island, { page, data, i18n })}</Ready>
      </StrictMode>,
      { identifierPrefix: island.name },
    );
  });
}
