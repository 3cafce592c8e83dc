import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectionFromPath, selectionLines } from '@sonde/machines/rules/catalogue';
import { enabledCountries } from '@sonde/machines/rules/places';
import {
  noAnswers,
  suggestBundles,
  suggestionsToSegment,
  type SurveyAnswers,
} from '@sonde/machines/rules/survey';
import { shopOf } from '../../src/features/catalogue/shop.ts';
import { productOffers } from '../../src/features/offers/product-offers.ts';
import { surveyShop } from '../../src/features/offers/survey-shop.ts';
import { fromApiTaxedMoney } from '../../src/graphql/from-api-money.ts';
import { shopLocale } from '../../src/page/locale.ts';
import { createCheckoutClient, lineInputs } from '../contract/checkout-client.ts';
import { mainText, openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages({ RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => shop.close());

const client = createCheckoutClient((request) => fetch(new Request(new URL('/graphql/', shop.url), request)));

async function offersIn(country: string) {
  const { data } = await client.send('Shop', { country, languageCode: 'EN', voucherCode: null });
  const sold = shopOf((data as { shop: Parameters<typeof shopOf>[0] }).shop, country);
  return { offers: productOffers(sold), survey: surveyShop(sold) };
}

/** Each bundle of a page of results: the total that it shows, and the address that it opens. */
const bundlesIn = (html: string) =>
  [
    ...html.matchAll(
      /<dl[^>]*data-total="(\d+)" data-currency="(\w+)".*?href="\/\w\w\/\w\w(\/product\/[^"]+)"/gs,
    ),
  ].map(([, total, currency, path = '']) => ({
    total: Number(total),
    currency,
    path: path.replaceAll('&amp;', '&'),
  }));

/** Eight people who share images with two probes; in the long run, a buyer who says nothing, too. */
const asked: readonly SurveyAnswers[] = [
  { ...noAnswers, organization: 'UP_TO_10', areas: ['COLLABORATION'], devices: 'IQ_2' },
  ...(process.env['FULL'] === '1' ? [noAnswers] : []),
];

describe.each(enabledCountries.map(({ code, languages }) => [code, languages[0]?.url ?? '']))(
  'the results in %s',
  (country, language) => {
    it('show what the cart charges for each bundle', async () => {
      const { offers, survey } = await offersIn(country);
      const side = shopLocale(country.toLowerCase(), language)?.tax.side ?? 'gross';
      for (const answers of asked) {
        const segment = suggestionsToSegment(suggestBundles(answers, survey));
        const { status, text } = await shop.get(
          `/${country.toLowerCase()}/${language}/survey-results/${segment}/`,
        );
        const shown = bundlesIn(text);
        expect([status, shown.length]).toEqual([200, segment.split(',').length]);
        const charged = await Promise.all(
          shown.map(async ({ path }) => {
            const { pathname, searchParams } = new URL(path, shop.url);
            const [, , ...segments] = pathname.split('/').filter((part, index) => index === 0 || part !== '');
            const selection = selectionFromPath(segments, searchParams, offers);
            const lines = selection === null ? [] : selectionLines(selection, offers);
            const requested = Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
            const created = await client.change('CheckoutCreate', {
              input: { country, lines: lineInputs(requested) },
            });
            const price = created.checkout && fromApiTaxedMoney(created.checkout.subtotalPrice)[side];
            return { path, total: price?.amount, currency: price?.currency, errors: created.checkoutErrors };
          }),
        );
        expect(charged).toEqual(shown.map((bundle) => ({ ...bundle, errors: [] })));
      }
    });
  },
);

const individual = 'iq-plus~usb-c~individual~1-year~1~~start';

describe('a link to results that nobody’s survey has written', () => {
  it.each([
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a broken escape', '%E0%A4%A'],
    ['a null character', '%00'],
    ['a path upwards', '..%2F..%2Fmy-account'],
    ['a line break and a header', '%0d%0aSet-Cookie:%20a=b'],
    ['an object’s own names', 'constructor~__proto__~toString~~1~~start'],
    ['two thousand letters', 'x'.repeat(2000)],
    ['one bundle again and again', Array(20).fill(individual).join(',')],
  ])('with %s is a page that leaves it out, and says so', async (_what, segment) => {
    const { status, text, headers } = await shop.get(`/us/en/survey-results/${segment}/`);
    expect([status, headers['set-cookie'] ?? '']).toEqual([200, expect.not.stringContaining('a=b')]);
    expect(mainText(text)).toMatch(
      /aren’t available here, so we left them out|isn’t available here, so we left it out/,
    );
    expect(text.includes('<script>alert')).toBe(false);
    expect(bundlesIn(text).length).toBeGreaterThan(0);
  });

  it('beside a bundle that is sold keeps that one', async () => {
    const { text } = await shop.get(`/us/en/survey-results/${individual},iq9~usb-c~team~1-year~2~8~sharing/`);
    expect(bundlesIn(text)).toHaveLength(1);
    expect(mainText(text)).toContain('One bundle in this link isn’t available here');
  });
});
