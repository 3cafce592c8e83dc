import { createContext, use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StalledPage } from '../features/trouble/stalled-page.tsx';
import { loadedI18n } from '../i18n/i18n.ts';
import earlyPresses from './early-presses.script.js?raw';
import type { Island, IslandFiles } from './island.ts';
import { islandTree } from './island-tree.tsx';
import type { PageData } from './page-data.ts';
import { usePage } from './page.tsx';
import stalledPage from './stalled-page.script.js?raw';

/** Where islands stand on the page that the server renders; the browser never runs this. */

interface Islands {
  readonly files: Readonly<Record<string, IslandFiles>>;
  /** The names of those that the page has; complete when everything above `IslandScripts` is rendered. */
  readonly used: Set<string>;
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
  return <IslandsContext value={{ files, used: new Set() }}>{children}</IslandsContext>;
}

/** As a part of a page's script, which it cannot end. */
const asJson = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

interface IslandPlaceProps<Data extends object> {
  readonly island: Island<Data>;
  /** Plain data: it travels with the page as JSON. */
  readonly data: Data;
}

/** An island with its data. It is rendered as a root of its own, so that its ids are those that the browser gives. */
export function IslandPlace<Data extends object>({ island, data }: IslandPlaceProps<Data>) {
  const page = usePage();
  const { used } = useIslands();
  const isFirst = used.size === 0;
  used.add(island.name);
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

/** At the end of the body: what the page's islands need, asked for at once; nothing where there is none. */
export function IslandScripts() {
  const page = usePage();
  const { files, used } = useIslands();
  const needed = Object.entries(files).filter(([name]) => used.has(name));
  const [, first] = needed[0] ?? [];
  if (!first) return null;
  const modules = needed.flatMap(([, { entry, modules, texts }]) => [entry, ...modules, texts]);
  const texts = needed.map(([, file]) => file.texts);
  const laterTexts = Object.assign(
    {},
    ...needed.map(([, file]) => file.laterTexts),
  ) as IslandFiles['laterTexts'];
  const data: PageData = { page, texts, laterTexts };
  return (
    <>
      {[...new Set(modules)].map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      <script type="application/json" id="page" dangerouslySetInnerHTML={asJson(data)} />
      <script type="module" src={first.entry} />
    </>
  );
}
