import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setupI18n, type Messages } from '@lingui/core';
import type { Island } from './page/island.ts';
import { islandTree } from './features/island/island-tree.tsx';
import { storedSession } from './browser/stored-session.ts';
import { lazyImport } from './browser/lazy-import.ts';
import type { PageData } from './page/page-data.ts';
import { loadMessages, provideTexts } from './i18n/texts.ts';

/** The browser's part of a page: takes over its islands, and nothing else of it. */

interface IslandModule {
  readonly default: Island<object>;
}

const modules = import.meta.glob<IslandModule>('./islands/*.tsx');
const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const dataOf = (place: HTMLElement) => readJson(place.nextElementSibling) as object;
const { page, texts, laterTexts } = readJson(document.getElementById('page')) as PageData;

function readJson(element: Element | null): unknown {
  return JSON.parse(element?.textContent ?? '');
}

async function loadIsland(name: string): Promise<Island<object>> {
  const load = modules[`./islands/${name}.tsx`];
  if (!load) throw new Error(`There is no island ${name}.`);
  return (await lazyImport(load)).default;
}

storedSession.open();

/** Tells the script that keeps early presses that the last island hears for itself. */
const waiting = new Set(places);
function Ready({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => {
    waiting.delete(place);
    if (waiting.size === 0) dispatchEvent(new Event('sonde:ready'));
  }, [place]);
  return children;
}

const [catalogues, islands] = await Promise.all([
  Promise.all(texts.map(loadMessages)),
  Promise.all(places.map((place) => loadIsland(place.dataset['island'] ?? ''))),
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
