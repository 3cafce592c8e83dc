import { afterAll, beforeAll, expect, it } from 'vitest';
import { askGraphql } from '../security/ask.ts';
import { openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

interface Answer {
  readonly data: { readonly shop: { readonly mainMenu: { readonly items: readonly { url: string }[] } } };
}

const query = `query MainMenu($country: CountryCode!, $languageCode: LanguageCodeEnum) {
  shop(country: $country, languageCode: $languageCode) { mainMenu { items { url } } }
}`;

async function menuOf(country: string, languageCode: string): Promise<readonly string[]> {
  const { text } = await askGraphql(shop.url, { query, variables: { country, languageCode } });
  const { data } = JSON.parse(text) as Answer;
  return data.shop.mainMenu.items.map(({ url }) => url);
}

it.each([
  ['us/en', 'US', 'EN_US', 5],
  ['ae/ar', 'AE', 'AR', 4],
])(
  'the header and footer of %s link to everything in the API’s main menu',
  async (prefix, country, languageCode, length) => {
    const menu = await menuOf(country, languageCode);
    expect(menu).toHaveLength(length);
    const { text: page } = await shop.get(`/${prefix}/contact/`);
    const around = (page.match(/<(header|footer)\b.*?<\/\1>/gs) ?? []).join('');
    const linked = [...around.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href);
    expect(menu.map((url) => `/${prefix}${url}`).filter((url) => !linked.includes(url))).toEqual([]);
  },
);
