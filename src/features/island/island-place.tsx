import { createContext, use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StalledPage } from './stalled-page.tsx';
import { ownValue } from '@sonde/machines/rules/texts';
import { loadedI18n } from '../../i18n/i18n.ts';
import earlyPresses from './early-presses.script.js?raw';
import type { Island, IslandFiles, IslandStart } from '../../page/island.ts';
import { islandTree } from './island-tree.tsx';
import type { PageData } from '../../page/page-data.ts';
import { usePage } from '../../page/page.tsx';
import stalledPage from './stalled-page.script.js?raw';

/** Where islands stand on the page that the server renders; the browser never runs this. */

interface Islands {
  readonly files: Readonly<Record<string, IslandFiles>>;
  /** Those that the page has, by name; complete when everything above `IslandScripts` is rendered. */
  readonly used: Map<string, UsedIsland>;
}

interface UsedIsland {
  readonly start: IslandStart;
  readonly parts: readonly string[];
}

const IslandsContext = createContext<Islands | null>(null);

function useIslands(): Islands {
  const islands = use(IslandsContext);
  if (islands === null) throw new Error('An island stands outside of a page.');
  return islands;
}

export function IslandsProvider({
  files,
  children,
}: Pick<Islands, 'files'> & { readonly children: ReactNode }) {
  return <IslandsContext value={{ files, used: new Map() }}>{children}</IslandsContext>;
}

/** As a part of a page's script, which it cannot end. */
const asJson = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

interface IslandPlaceProps<Data extends object> {
  readonly island: Island<Data>;
  /** Plain data: it travels with the page as JSON. */
  readonly data: Data;
  /** The parts of the island, loaded later elsewhere, that this page shows as soon as it can. */
  readonly parts?: readonly string[];
  /** When the scripts are asked for, where that depends on what is drawn. */
  readonly start?: IslandStart;
}

/** An island with its data. It is rendered as a root of its own, so that its ids are those that the browser gives. */
export function IslandPlace<Data extends object>({
  island,
  data,
  parts = [],
  start = island.start,
}: IslandPlaceProps<Data>) {
  const page = usePage();
  const { used } = useIslands();
  const isFirst = used.size === 0;
  used.set(island.name, { start, parts });
  const tree = islandTree(island, { page, data, i18n: loadedI18n(page.locale.catalogue) });
  const html = renderToString(tree, { identifierPrefix: island.name });
  return (
    <>
      {isFirst && (
        <>
          <StalledPage />
          <script dangerouslySetInnerHTML={{ __html: stalledPage }} />
          <script dangerouslySetInnerHTML={{ __html: earlyPresses }} />
        </>
      )}
      <div data-island={island.name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={asJson(data)} />
    </>
  );
}

/**
 * Runs in the page: asks for the scripts once the page is drawn, or at once in a tab that draws none. The links give them
 * their low priority; where browsers know none, `import()` alone asks for all of them.
 */
const whenDrawn = (scripts: readonly string[]) => ({
  __html: `{const start=()=>{const scripts=${JSON.stringify(scripts)};for(const href of scripts)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));scripts.map((script)=>import(script))};if(document.hidden)start();else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))}`,
});

/**
 * At the end of the body: what the page's islands need; nothing where there is none. No script is announced in the head,
 * ahead of the styles; all are asked for at once, and the entry finds the others there.
 */
export function IslandScripts() {
  const page = usePage();
  const { files, used } = useIslands();
  const needed = [...used].flatMap(([name, { parts }]) => {
    const file = ownValue(files, name);
    return file ? [{ ...file, parts }] : [];
  });
  if (needed.length === 0) return null;
  const texts = needed.map((file) => file.texts);
  const laterTexts = Object.assign({}, ...needed.map((file) => file.laterTexts)) as IslandFiles['laterTexts'];
  const data: PageData = { page, texts, laterTexts };
  const ofParts = needed.flatMap(({ parts, ...file }) =>
    parts.flatMap((part) => [
      ...(ownValue(file.laterModules, part) ?? []),
      ...[ownValue(file.laterTexts, part) ?? []].flat(),
    ]),
  );
  const modules = [...needed.flatMap((file) => file.modules), ...texts, ...needed.map(({ entry }) => entry)];
  const scripts = [...new Set([...modules, ...ofParts])];
  return (
    <>
      <script type="application/json" id="page" dangerouslySetInnerHTML={asJson(data)} />
      {[...used.values()].some(({ start }) => start === 'with the page') ? (
        scripts.map((script) => <script key={script} type="module" src={script} fetchPriority="low" />)
      ) : (
        <script type="module" dangerouslySetInnerHTML={whenDrawn(scripts)} />
      )}
    </>
  );
}
