import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

const mainOf = (html: string) => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
const linksIn = (html: string, prefix: string) =>
  new Set(
    [...html.matchAll(/href="([^"#]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => href.startsWith(prefix))
      .map((href) => href.slice(prefix.length)),
  );

const human = [
  'pricing-survey/',
  'product-flow/',
  'all-in/',
  'trade-in-program/',
  'learner-status-verification/',
];
const veterinary = [
  'pricing-survey/role/?market=vet',
  'product-flow/?market=vet',
  'all-in/?market=vet',
  'trade-in-program/',
  'vet-rental/',
  'vet-learner-status-verification/',
];

describe('the pages that help to choose a bundle are linked', () => {
  it.each([
    ['', [...human, ...veterinary]],
    ['iq/', human],
    ['vet/', veterinary],
    ['iq/bundle/', human],
    ['vet/bundle/', veterinary],
    ['pricing/', [...human, 'vet-rental/']],
    ['subscription/', [...human, 'vet-rental/']],
    ['product/iq-plus-vet/', ['vet-rental/']],
    ['product-probe-vet/', ['vet-rental/']],
    ['product/pro-membership-vet/', ['vet-rental/']],
  ])('on /us/en/%s', async (page, requested) => {
    const { text } = await shop.get(`/us/en/${page}`);
    expect([...linksIn(mainOf(text), '/us/en/')]).toEqual(expect.arrayContaining(requested));
  });

  it.each(['/us/en/product/iq3/', '/de/de/pricing/', '/de/de/product/iq-plus-vet/'])(
    'but no rental on %s, for which there is none',
    async (path) => {
      const { text } = await shop.get(path);
      expect(mainOf(text)).not.toContain('vet-rental/');
    },
  );

  it('in the footer of every page, as far as the country has them', async () => {
    const linksOf = async (prefix: string) => {
      const { text } = await shop.get(`${prefix}terms-and-conditions/`);
      return [...linksIn(/<footer[\s>].*<\/footer>/s.exec(text)?.[0] ?? '', prefix)];
    };
    expect(await linksOf('/us/en/')).toEqual(
      expect.arrayContaining([...human, 'vet-learner-status-verification/']),
    );
    const inKenya = await linksOf('/ke/en/');
    expect(inKenya).toEqual(expect.arrayContaining(human));
    expect(inKenya).not.toContain('vet-learner-status-verification/');
  });

  it('on the page of learners of the other market, where the country has it', async () => {
    const { text } = await shop.get('/us/en/learner-status-verification/');
    expect([...linksIn(mainOf(text), '/us/en/')]).toContain('vet-learner-status-verification/');
    const { text: inKenya } = await shop.get('/ke/en/learner-status-verification/');
    expect([...linksIn(mainOf(inKenya), '/ke/en/')]).not.toContain('vet-learner-status-verification/');
  });
});
