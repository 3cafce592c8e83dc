import { createContext, use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StalledPage } from './stalled-page.tsx';
import { ownValue } from '@sonde/machines/rules/texts';
import { loadedI18n } from '../../i18n/i18n.ts';
import earlyPresses from './early-presses.script.js?raw';
import firstTouch from './first-touch.script.js?raw';
import onePressPerStep from './one-press-per-step.script.js?raw';
import type { Island, IslandFiles, IslandStart } from '../../page/island.ts';
import { islandTree } from './island-tree.tsx';
import type { PageData } from '../../page/page-data.ts';
import { usePage } from '../../page/page.tsx';
import stalledPage from './stalled-page.script.js?raw';

/** Where islands are on the server-rendered page; never runs in the browser. */

interface Islands {
  readonly files: Readonly<Record<string, IslandFiles>>;
  /** The page's islands, by name; complete when everything above `IslandScripts` is rendered. */
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

/** Escapes data for a script element, which it can't close. */
const asJson = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

interface IslandPlaceProps<Data extends object> {
  readonly island: Island<Data>;
  /** Plain data, because it is sent with the page as JSON. */
  readonly data: Data;
  /** Lazy parts of the island that this page shows as soon as possible. */
  readonly parts?: readonly string[];
  /** When its scripts load, if that depends on what is rendered. */
  readonly start?: IslandStart;
}

/** An island with its data, rendered as a root of its own, so that its IDs match the browser's. */
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
          <StalledPage isPatientUntilTouched={start === 'when touched'} />
          <script dangerouslySetInnerHTML={{ __html: firstTouch }} />
          <script dangerouslySetInnerHTML={{ __html: stalledPage }} />
          <script dangerouslySetInnerHTML={{ __html: earlyPresses }} />
          <script dangerouslySetInnerHTML={{ __html: onePressPerStep }} />
        </>
      )}
      <div data-island={island.name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={asJson(data)} />
    </>
  );
}

type LaterStart = Exclude<IslandStart, 'with the page'>;

/** Runs in the page: calls `start` after the first paint, or at once in a tab that doesn't paint; or when touched. */
const starts: Readonly<Record<LaterStart, string>> = {
  'when drawn':
    'if(document.hidden)start();else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))',
  'when touched':
    "if(document.documentElement.hasAttribute('data-touched'))start();else addEventListener('sonde:touched',start,{once:true})",
};

/** Of the links: the scripts of a page that is still drawn have a low one. */
const priorities: Readonly<Record<LaterStart, string>> = { 'when drawn': 'low', 'when touched': 'high' };

/**
 * Links load all scripts at the same time. Each script runs in a task of its own, and between two the browser draws and
 * answers. Where such links don't load, or timers are slow, `import()` loads all at once.
 */
const startingLater = (scripts: readonly string[], when: LaterStart) => ({
  __html: `{const start=()=>{const scripts=${JSON.stringify(scripts)};for(const href of scripts)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'${priorities[when]}',href}));const run=(at)=>{if(at<scripts.length)import(scripts[at]).finally(()=>setTimeout(run,0,at+1))};if(document.hidden||!document.createElement('link').relList.supports('modulepreload'))scripts.map((script)=>import(script));else run(0)};${starts[when]}}`,
});

/** The earliest start of the page's islands, because they share an entry. */
const startOrder = ['with the page', 'when drawn', 'when touched'] as const;

/**
 * At the end of the body: what the page's islands need; empty without islands. No script is preloaded in the head,
 * before the styles. All are requested at once, so that the entry finds the others loaded.
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
      ...(ownValue(file.laterTexts, part) ?? []),
    ]),
  );
  const modules = [...needed.flatMap((file) => file.modules), ...texts, ...needed.map(({ entry }) => entry)];
  const scripts = [...new Set([...modules, ...ofParts])];
  const start = startOrder.find((earliest) => [...used.values()].some((island) => island.start === earliest));
  return (
    <>
      <script type="application/json" id="page" dangerouslySetInnerHTML={asJson(data)} />
      {start === undefined || start === 'with the page' ? (
        scripts.map((script) => <script key={script} type="module" src={script} fetchPriority="low" />)
      ) : (
        <script type="module" dangerouslySetInnerHTML={startingLater(scripts, start)} />
      )}
    </>
  );
}
