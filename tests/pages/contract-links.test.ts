import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyPath } from '../support/every-page.ts';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

const footerOf = (html: string) => /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '';

describe('the footer of every page, without signing in', () => {
  it.each([
    ['de/de', ['/de/de/withdrawal/', '/de/de/cancel-contract/', '/de/de/impressum/']],
    ['at/de', ['/at/de/withdrawal/', '/at/de/cancel-contract/', '/at/de/impressum/']],
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
