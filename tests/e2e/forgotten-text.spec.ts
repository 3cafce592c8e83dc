import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fullUnless } from '../support/short-runs.ts';

/** Under `/us/zz/`, every text from Lingui has accents; a text without them was forgotten. */

const textOf = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
/** Texts that have files of their own: those of the store's catalogue, and the terms. */
const ownText =
  textOf(new URL('../../server/seed/catalogue/', import.meta.url)) +
  textOf(new URL('../../src/features/terms/documents/', import.meta.url));

/** Excludes what isn't translated: the shop's name, money, dates, and facts that the store's API formats itself. */
const untranslated = /^(Sonde|Warranty|Returns|\d+ days|[\d$.,%×/\s-]+|[A-Z][a-z]+ \d{1,2}, \d{4})$/;

function isForgotten(text: string): boolean {
  const words = text.replace(/^[\s,]+|,\s*\$[\d.,]+$/g, '').trim();
  if (!/[A-Za-z]{3,}/.test(words) || untranslated.test(words)) return false;
  const isMarked = words.length < Buffer.byteLength(words);
  const isOwn = (part: string) => ownText.includes(JSON.stringify(part).slice(1, -1));
  return !isMarked && !isOwn(words) && !words.split(', ').every(isOwn);
}

const pages = [
  '',
  'product/iq-plus/',
  'accessories/',
  'cart/',
  'checkout/',
  'terms-and-conditions/',
  'error/',
  '404/',
];

for (const page of pages) {
  test(`every text of /${page} is from the catalog of texts @landing${fullUnless(['', 'product/iq-plus/', 'cart/', 'checkout/'].includes(page))}`, async ({
    page: tab,
  }) => {
    await tab.goto(`/us/zz/${page}`);
    await expect(tab.locator('h1')).toBeVisible();
    const texts = await tab.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent && !parent.closest('script, style, [translate=no]') && node.textContent)
          found.push(node.textContent);
      }
      for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder]')) {
        found.push(...['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
      }
      return found;
    });
    expect(texts.filter(isForgotten)).toEqual([]);
  });
}
