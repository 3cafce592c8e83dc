import type { Browser, Page, Request } from '@playwright/test';
import { visit, withBrowser } from './browser.ts';
import type { Benchmark, Figure } from './figures.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { withFolder } from './resources.ts';
import { startShop, withShop } from './shop.ts';

/** The Accept-Encoding headers of two browsers: a current one, and one that supports gzip only. */
const encodings = [
  { accepted: 'gzip, br', name: 'brotli' },
  { accepted: 'gzip', name: 'gzip' },
] as const;

const kinds = [
  { name: 'JavaScript', type: /^text\/javascript/ },
  { name: 'CSS', type: /^text\/css/ },
  { name: 'fonts', type: /^font\// },
  { name: 'HTML', type: /^text\/html/ },
] as const;

type KindName = (typeof kinds)[number]['name'];

/** Kilobytes of 1,000 bytes of JavaScript, compressed with brotli. */
const aims: Readonly<Record<string, number>> = { home: 96, checkout: 110 };

interface LoadedFile {
  readonly path: string;
  readonly kind: KindName;
  /** As transferred, without headers. */
  readonly bytes: number;
}

async function loadedFile(request: Request): Promise<LoadedFile | null> {
  const response = await request.response();
  const type = response?.headers()['content-type'] ?? '';
  const kind = kinds.find((candidate) => candidate.type.test(type));
  if (!response || !kind) return null;
  const { responseBodySize } = await request.sizes();
  return { path: new URL(request.url()).pathname, kind: kind.name, bytes: responseBodySize };
}

/** Everything that a first visit loads until the network is idle. */
async function filesOf(
  browser: Browser,
  page: MeasuredPage,
  accepted: string,
): Promise<readonly LoadedFile[]> {
  const finished: Request[] = [];
  const prepare = async (tab: Page) => {
    await tab.setExtraHTTPHeaders({ 'Accept-Encoding': accepted });
    tab.on('requestfinished', (request) => finished.push(request));
  };
  return visit(browser, { page, width: 1280, prepare }, async () => {
    const files = await Promise.all(finished.map(loadedFile));
    return files.filter((file) => file !== null);
  });
}

function kilobytes(files: readonly LoadedFile[], kind: KindName): number {
  return files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function figuresOf(
  page: string,
  encoding: (typeof encodings)[number],
  files: readonly LoadedFile[],
): readonly Figure[] {
  const aim = encoding.name === 'brotli' ? aims[page] : undefined;
  return kinds.map(({ name }) => ({
    name: `${page}: ${name}, ${encoding.name}`,
    value: kilobytes(files, name),
    unit: 'kB',
    ...(name === 'JavaScript' && aim !== undefined && { aim }),
  }));
}

export const transfer: Benchmark = {
  title: 'Transferred by a first visit (1 kB = 1,000 bytes, bodies as encoded)',
  run: () =>
    withFolder((dataDir) =>
      withShop(startShop({ dataDir }), (shop) =>
        withBrowser(async (browser) => {
          const figures: Figure[] = [];
          const details: Record<string, readonly LoadedFile[]> = {};
          for (const page of await measuredPages(shop)) {
            for (const encoding of encodings) {
              const files = await filesOf(browser, page, encoding.accepted);
              figures.push(...figuresOf(page.name, encoding, files));
              details[`${page.name}, ${encoding.name}`] = files.toSorted((a, b) => b.bytes - a.bytes);
            }
          }
          return { figures, details };
        }),
      ),
    ),
};
