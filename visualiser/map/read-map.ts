import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { registry } from '../../machines/registry.ts';
import * as formPaths from '../../src/page/form-paths.ts';
import * as pagePaths from '../../src/page/page-paths.ts';
import { publicPages } from '../../src/page/public-pages.ts';
import routes from '../../src/routes.ts';
import type { FlowMap, MapPlace } from './map.types.ts';
import { type NamedPage, pageName, titlesIn, type TitledAddress } from './page-names.ts';

const source = join(import.meta.dirname, '../../src');
const ofShop = '/:countryCode/:language';

const pagesBelow = (entries: readonly RouteConfigEntry[], parent: string): readonly NamedPage[] =>
  entries.flatMap(({ path, file, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return children === undefined ? [{ address, file }] : pagesBelow(children, address);
  });

/** Pages that people don't choose, or that lead everywhere. */
const unmapped: ReadonlySet<string> = new Set(
  ['unknown', 'not-found', 'error', 'site-map'].map((name) => `routes/${name}.tsx`),
);

/** The pages for people. */
const pages: readonly NamedPage[] = pagesBelow(routes as readonly RouteConfigEntry[], '').flatMap(
  ({ address, file }) =>
    address.startsWith(ofShop) && !unmapped.has(file) && !address.includes('.')
      ? [{ address: address.slice(ofShop.length), file }]
      : [],
);

const imported = /(?:from |import\()'(\.[^']+)'/g;
const foundIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Adds a file and the features that it imports, with their texts. */
function addViews(file: string, seen: Map<string, string>): void {
  if (seen.has(file)) return;
  const text = readFileSync(join(source, file), 'utf8');
  seen.set(file, text);
  for (const path of foundIn(text, imported)) {
    const next = relative(source, join(source, dirname(file), path));
    if (/^features\/.+\.tsx?$/.test(next)) addViews(next, seen);
  }
}

/** The sources of everything that a page shows: its own, and those of its islands, which are loaded by name. */
function viewsOf({ file }: NamedPage): readonly string[] {
  const seen = new Map<string, string>();
  addViews(file, seen);
  // Those of an island may name further islands, which the loop then meets.
  for (const text of seen.values())
    for (const island of foundIn(text, / island\('([\w-]+)'/g)) addViews(`islands/${island}.tsx`, seen);
  return [...seen.values()];
}

const isFlow = (id: string) => registry.some((entry) => entry.id === id && entry.kind === 'flow');

const flowsOf = (views: readonly string[]): readonly string[] =>
  [
    ...new Set(
      views.flatMap((text) => [
        ...foundIn(text, /data-flow="([\w-]+)"/g),
        ...foundIn(text, / island\('([\w-]+)'/g),
      ]),
    ),
  ]
    .filter(isFlow)
    .toSorted();

type Build = (prefix: object, ...parts: readonly string[]) => unknown;

/** The address below country and language that a function of the paths builds; null if it needs more than texts. */
function builtBy(build: Build): string | null {
  try {
    const built = build({ country: 'us', language: 'en' }, 'part', 'part');
    return typeof built === 'string' ? built.replace(/^\/us\/en/, '').replace(/[?#].*$/, '') : null;
  } catch {
    return null;
  }
}

const addressesByName = new Map(
  Object.entries({ ...pagePaths, ...formPaths } as unknown as Record<string, Build>).flatMap(
    ([name, build]) => {
      const address = typeof build === 'function' ? builtBy(build) : null;
      return address === null ? [] : [[name, address] as const];
    },
  ),
);

/** The page at an address; the most particular one comes first in the routes. */
const pageAt = (address: string): NamedPage | undefined =>
  pages.find((page) => matchPath(page.address === '' ? '/' : page.address, address) !== null);

const linkedFrom = (views: readonly string[]): readonly NamedPage[] =>
  [...new Set(views.flatMap((text) => foundIn(text, /\b(?:paths\.)?(\w+)\(/g)))]
    .flatMap((name) => addressesByName.get(name) ?? [])
    .flatMap((address) => pageAt(address) ?? []);

const pageTitles = titlesIn(readFileSync(join(source, 'page/page-titles.ts'), 'utf8'));

const titledAddresses: readonly TitledAddress[] = Object.entries(publicPages).flatMap(([name, { path }]) => {
  const [title, address] = [pageTitles.get(name), builtBy(path as Build)];
  return title === undefined || address === null ? [] : [{ title, address: address.replace(/\/$/, '') }];
});

const titleOf = (id: string) => registry.find((entry) => entry.id === id)?.title ?? id;

/** Reads the map of pages and flows from the storefront's routes and sources. */
export function readMap(): FlowMap {
  const known = pages.map((page) => {
    const views = viewsOf(page);
    const flows = flowsOf(views);
    const id = flows.length === 0 ? page.file : flows.join('+');
    return { page, flows, id, links: linkedFrom(views) };
  });
  const idOf = (page: NamedPage) => known.find((candidate) => candidate.page.file === page.file)?.id ?? '';
  /** What a page is about comes first, and what many pages do, last. */
  const pagesWith = (flow: string) => known.filter(({ flows }) => flows.includes(flow)).length;
  const places = new Map<string, MapPlace>();
  for (const { page, flows, id, links } of known) {
    const place = places.get(id);
    const sorted = flows.toSorted((a, b) => pagesWith(a) - pagesWith(b));
    places.set(id, {
      id,
      flows: sorted,
      title: flows.length === 0 ? pageName(page, titledAddresses) : sorted.map(titleOf).join(', '),
      addresses: [...(place?.addresses ?? []), page.address],
      leadsTo: [...new Set([...(place?.leadsTo ?? []), ...links.map(idOf)])].filter((to) => to !== id),
    });
  }
  return [...places.values()];
}
