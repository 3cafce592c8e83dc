import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainText, openPages, type ServedPages } from './served-pages.ts';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

interface Data {
  readonly '@type': string;
  readonly name?: string;
  readonly offers?: Offer | readonly Offer[];
  readonly mainEntity?: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
  readonly itemListElement?: readonly { readonly url?: string; readonly item?: Data }[];
}

interface Offer {
  readonly url: string;
  readonly price: string;
  readonly priceCurrency: string;
}

async function dataOf(path: string): Promise<readonly Data[]> {
  const { status, text: html } = await shop.get(path);
  expect([path, status]).toEqual([path, 200]);
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Data);
}

const offersOf = ({ offers = [] }: Data): readonly Offer[] => [offers].flat();
const pricesOf = (product: Data) =>
  offersOf(product).map(({ price, priceCurrency }) => [price, priceCurrency]);

/** Pages that sell one product: its name in the page's language, and each of its prices as formatted on the page. */
const products = [
  ['us/en/product/iq3/basic/', 'Sonde IQ3', [['3899.00', 'USD']]],
  ['de/en/product/iq3/basic/', 'Sonde IQ3', [['3999.00', 'EUR']]],
  ['us/en/product/iq-plus-vet/pro/1-year/', 'Sonde IQ+ Vet', [['8818.00', 'USD']]],
  ['us/en/product/cable-usb-c-long/', 'Long USB-C cable', [['89.00', 'USD']]],
  ['de/de/product/cable-usb-c/', 'USB-C-Kabel', [['69.00', 'EUR']]],
  ['us/en/product/warranty-2-years/', '2-year warranty', [['249.00', 'USD']]],
  ['us/en/product/warranty-vet-3-years/', '3-year veterinary warranty', [['399.00', 'USD']]],
  [
    'us/en/product/membership-individual/',
    'Individual membership',
    [
      ['420.00', 'USD'],
      ['1134.00', 'USD'],
    ],
  ],
  ['us/en/product/membership-individual-forever/', 'Individual forever', [['2940.00', 'USD']]],
  [
    'us/en/product/pro-custom-education/',
    'Education features',
    [
      ['180.00', 'USD'],
      ['240.00', 'USD'],
    ],
  ],
  ['us/en/product/pro-membership/', 'Pro membership', [['1500.00', 'USD']]],
  [
    'us/en/product/pro-membership-vet/',
    'Veterinary Pro membership',
    [
      ['2220.00', 'USD'],
      ['4220.00', 'USD'],
      ['5990.00', 'USD'],
    ],
  ],
] as const;

test('every page that sells one product states its price, in its country’s currency', async () => {
  for (const [path, name, prices] of products) {
    const [product, ...others] = await dataOf(path);
    if (!product) throw new Error(`${path} says nothing to search engines.`);
    expect([path, others]).toEqual([path, []]);
    expect(product).toMatchObject({ '@type': 'Product', name });
    expect([path, pricesOf(product)]).toEqual([path, prices]);
    const country = path.slice(0, 2).toUpperCase();
    for (const offer of offersOf(product)) {
      expect(offer).toMatchObject({
        eligibleRegion: country,
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: country === 'DE' },
      });
      expect(offer.url.startsWith(`${shop.url}/${path}`)).toBe(true);
    }
  }
});

test('the page of what is shipped says what that costs, how long it takes, and when it may come back', async () => {
  for (const path of ['us/en/product/iq3/', 'de/de/product/cable-usb-c/']) {
    const [product] = await dataOf(path);
    const country = path.slice(0, 2).toUpperCase();
    const days = { '@type': 'QuantitativeValue', unitCode: 'DAY', minValue: expect.any(Number) as number };
    for (const offer of product ? offersOf(product) : [])
      expect(offer).toMatchObject({
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
          shippingRate: {
            '@type': 'MonetaryAmount',
            value: expect.stringMatching(/^\d+\.\d\d$/) as string,
            currency: offer.priceCurrency,
          },
          deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days, transitTime: days },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: country,
          merchantReturnDays: 30,
        },
      });
  }
});

/** Pages on which several products can be bought, and how many. */
const listsToBuyFrom = [
  ['us/en/accessories/', 4],
  ['us/en/accessories-step/', 4],
  ['us/en/product-probe/', 3],
  ['ke/en/product-probe/', 1],
  ['us/en/product-probe-vet/', 1],
  ['us/en/iq/bundle/', 3],
  ['us/en/vet/bundle/', 1],
] as const;

test('pages that sell several products state the price of each, and where', async () => {
  for (const [path, count] of listsToBuyFrom) {
    const [list] = await dataOf(path);
    const items = list?.itemListElement ?? [];
    expect([path, list?.['@type'], items.length]).toEqual([path, 'ItemList', count]);
    for (const { item } of items) {
      const offers = item ? offersOf(item) : [];
      expect(offers.length).toBeGreaterThan(0);
      for (const { url } of offers)
        expect(url.startsWith(`${shop.url}/${path.slice(0, 6)}product/`)).toBe(true);
    }
  }
});

test('the page of an offer states the price that led to it', async () => {
  for (const path of ['us/en/vet/bundle/', 'us/en/product-probe/', 'ch/fr/iq/bundle/']) {
    const [list] = await dataOf(path);
    for (const { item } of list?.itemListElement ?? []) {
      for (const offer of item ? offersOf(item) : []) {
        const [product] = await dataOf(offer.url);
        expect(product && offersOf(product)).toEqual([expect.objectContaining(offer)]);
      }
    }
  }
});

test('the page of a selection that isn’t sold offers nothing', async () => {
  for (const path of [
    'us/en/product/iq-plus-vet/core/',
    'us/en/product/iq-plus-vet/clinic/1-year/',
    'us/en/product/iq-plus/pro-three-year/3-years/',
    'us/en/product/iq3/basic/?quantity=11',
  ])
    expect([path, await dataOf(path)]).toEqual([path, []]);
});

/** Pages that link to products, and to how many. */
const listsOfPages = [
  ['us/en/', 4],
  ['ke/en/', 1],
  ['us/en/iq/', 3],
  ['us/en/vet/', 1],
  ['us/en/subscription/', 7],
  ['us/en/pricing-cable/', 4],
  ['us/en/device-iq/', 2],
  ['ke/en/pricing/', 8],
] as const;

test('pages that list products link to each', async () => {
  for (const [path, count] of listsOfPages) {
    const [list] = await dataOf(path);
    const addresses = (list?.itemListElement ?? []).map(({ url = '' }) => url);
    expect([path, list?.['@type'], new Set(addresses).size]).toEqual([path, 'ItemList', count]);
    for (const address of addresses)
      expect([address, (await shop.get(address)).status]).toEqual([address, 200]);
  }
});

test('pages that sell nothing mention no products', async () => {
  for (const path of ['us/en/terms-and-conditions/', 'us/en/cart/', 'us/en/404/'])
    expect([path, await dataOf(path)]).toEqual([path, []]);
});

/** The names of pages in breadcrumbs. */
const pagesWithTrail = [
  ['us/en/warranty/', 'Warranty'],
  ['us/en/returns/', 'Returns'],
  ['us/en/contact/', 'Contact'],
  ['de/de/delivery/', 'Versand'],
  ['ae/ar/data-protection/', 'حماية البيانات'],
  ['us/en/iq/', 'Probes for human medicine'],
  ['us/en/vet/', 'Veterinary probes'],
] as const;

test('pages below the home page name their way back to it', async () => {
  for (const [path, name] of pagesWithTrail) {
    const trail = (await dataOf(path)).find((data) => data['@type'] === 'BreadcrumbList');
    expect([path, trail?.itemListElement]).toEqual([
      path,
      [
        expect.objectContaining({ position: 1, item: `${shop.url}/${path.slice(0, 6)}` }),
        { '@type': 'ListItem', position: 2, name, item: `${shop.url}/${path}` },
      ],
    ]);
  }
});

/** With the spaces of `mainText`. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

test('home pages answer questions in the words that they show', async () => {
  for (const path of ['us/en/', 'us/en/vet/', 'de/de/iq/', 'ae/ar/']) {
    const questions = (await dataOf(path)).find((data) => data['@type'] === 'FAQPage')?.mainEntity ?? [];
    const words = mainText((await shop.get(path)).text);
    expect([path, questions.length]).toEqual([path, 6]);
    for (const { name, acceptedAnswer } of questions)
      for (const part of [name, ...acceptedAnswer.text.split('\n')].map(spaced))
        expect(words).toContain(part);
  }
});

test('the home page says who sells, and how buyers of its country reach us', async () => {
  const organization = (await dataOf('de/de/')).find((data) => data['@type'] === 'Organization');
  expect(organization).toMatchObject({
    name: 'Sonde',
    url: `${shop.url}/de/de/`,
    contactPoint: { telephone: '+49 30 23125 142', areaServed: 'DE' },
  });
});
