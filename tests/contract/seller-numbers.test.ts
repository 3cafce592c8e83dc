import { enabledCountries, euMembers } from '@sonde/machines/rules/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltShop, openBuiltShop } from '../security/built-shop.ts';
import { createCheckoutClient, fillCheckout, place } from './checkout-client.ts';

const vatNumber = 'IE6388047V';

/** Directive 2000/31/EC, article 5(1)(g), in the EU and the EEA; its counterpart in the United Kingdom. */
const named: readonly string[] = [...euMembers, 'GB', 'IS', 'LI', 'NO'];

let shop: BuiltShop;
let orderToken: string;

beforeAll(async () => {
  shop = await openBuiltShop({ SELLER_VAT_NUMBER: vatNumber });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const checkout = await fillCheckout(client, { card: 'pm_card_visa' });
  orderToken = (await place(client, checkout)).orderToken ?? '';
});
afterAll(() => shop.close());

/** The text of a page in a landmark. */
async function textOfLandmark(path: string, landmark: 'main' | 'footer'): Promise<string> {
  const response = await fetch(new URL(path, shop.url));
  const [, text] = new RegExp(`<${landmark}\\b([\\s\\S]*)</${landmark}>`).exec(await response.text()) ?? [];
  if (text === undefined) throw new Error(`${path} answers ${response.status} without a ${landmark}.`);
  return text;
}

const shops = enabledCountries.flatMap(({ code, languages }) =>
  languages.map(({ url }) => [code, `${code.toLowerCase()}/${url}`] as const),
);

describe("the seller's VAT number", () => {
  it.each(shops)(
    'is in the footer and on the order in %s (%s) exactly where the law requires it',
    async (code, path) => {
      const isNamed = named.includes(code);
      const footer = await textOfLandmark(`/${path}/`, 'footer');
      expect(footer).toContain('Sonde Ultrasound Limited');
      expect(footer.includes(vatNumber)).toBe(isNamed);
      const confirmation = `/${path}/confirmation/${orderToken}/`;
      const order = await textOfLandmark(confirmation, 'main');
      expect(order).toContain('Sonde Ultrasound Limited');
      expect(order.includes(vatNumber)).toBe(isNamed);
      expect((await textOfLandmark(confirmation, 'footer')).includes(vatNumber)).toBe(isNamed);
    },
  );
});
