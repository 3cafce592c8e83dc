import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

/** Files rather than pages, and the page for browsers that show nothing else. */
const withoutFooter = /\.(txt|xml|html)$/;
/** Values with which an address with parameters is a page. */
const values: Readonly<Record<string, string>> = {
  device: 'iq3',
  slug: 'demo',
  video: 'msk',
  document: 'rental',
};

/** The addresses of every page, below the country and the language, as the routes declare them. */
function everyPath(): readonly string[] {
  const text = readFileSync('src/routes.ts', 'utf8');
  const [inShop = '', inApp = ''] = text.split("route(':countryCode/:language/my-account-mobile'");
  const [, forms = ''] = inApp.split("route(':countryCode/:language/form'");
  const pathsIn = (part: string) => [...part.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path);
  const filled = (path: string) =>
    path
      .split('/')
      .filter((part) => !part.endsWith('?'))
      .map((part) =>
        part.startsWith(':') ? (values[part.slice(1)] ?? 'unknown') : part.replace('*', 'unknown'),
      )
      .join('/');
  return [
    '',
    'my-account-mobile',
    ...pathsIn(inShop)
      .filter((path) => !path.startsWith(':countryCode') && !withoutFooter.test(path))
      .map((path) => `${filled(path)}/`),
    ...pathsIn(forms)
      .filter((path) => path !== '*?')
      .map((path) => `form/${filled(path)}/`),
  ];
}

const footerOf = (html: string) => /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '';

describe('the footer of every page, without signing in', () => {
  it.each([
    ['de/de', ['/de/de/withdrawal/', '/de/de/cancel-contract/']],
    ['fr/fr', ['/fr/fr/withdrawal/', '/fr/fr/cancel-contract/']],
    ['us/en', ['/us/en/cancel-contract/']],
  ])('in %s leads to %s', async (prefix, links) => {
    const paths = everyPath();
    expect(paths.length).toBeGreaterThan(60);
    const missing: string[] = [];
    for (const path of paths) {
      const footer = footerOf((await shop.get(`/${prefix}/${path}`)).text);
      if (!links.every((link) => footer.includes(`href="${link}"`))) missing.push(path);
    }
    expect(missing).toEqual([]);
  });
});
