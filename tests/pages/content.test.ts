import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { demoVideoSlugs, leadEventSlugs, permanentFormSlugs } from '../../machines/rules/leads/index.ts';
import { headingsOf, mainText, openPages, type ServedPages } from './served-pages.ts';

const vetSite = 'https://vet.sonde.example/shop';

let shop: ServedPages;
beforeAll(async () => {
  shop = await openPages({ VET_SITE_URL: vetSite });
});
afterAll(() => shop.close());

const shops = ['us/en', 'de/de', 'ke/en', 'ae/ar'] as const;
type Shop = (typeof shops)[number];

const everywhere: readonly Shop[] = shops;
/** Countries that sell to veterinarians, to owners of the older probe, and Pro memberships. */
const mainCountries: readonly Shop[] = ['us/en', 'de/de'];

/** Pages, and the shops that have them. */
const pages: readonly (readonly [path: string, isIn: readonly Shop[]])[] = [
  ['iq/', everywhere],
  ['iq/bundle/', everywhere],
  ['vet/', mainCountries],
  ['vet/bundle/', mainCountries],
  ['device-iq/', mainCountries],
  ['product-probe/', everywhere],
  ['product-probe-vet/', mainCountries],
  ['product/pro-membership/', mainCountries],
  ['product/pro-membership-vet/', mainCountries],
  ['all-in/', everywhere],
  ['product/iq-plus/all-in/', everywhere],
  ['product/iq-plus-vet/all-in/', mainCountries],
  ['product-flow/', everywhere],
  ['product-flow/warranty/', everywhere],
  ['pricing-survey/', everywhere],
  ['pricing-survey/budget/', everywhere],
  ['survey-results/', everywhere],
  ['trade-in-program/', everywhere],
  ['trade-in/', everywhere],
  ['pro-custom/', mainCountries],
  ['pro-custom/features/', mainCountries],
  ['product/iq-plus-vet/pro/1-year/', mainCountries],
  ['product/iq-plus-vet/pro/2-years/', mainCountries],
  ['product/iq-plus-vet/pro/3-years/', mainCountries],
  ['product/iq3/pro/1-year/', []],
  ['product/cable-usb-c/', everywhere],
  ['product/membership-individual/', everywhere],
  ['product/membership-team/', mainCountries],
  ['product/membership-team-seat/', mainCountries],
  ['product/pro-custom-education/', mainCountries],
  ['product/membership-clinic/', ['us/en']],
  ['product/warranty-3-years/', everywhere],
  ['product/warranty-vet-3-years/', mainCountries],
  ['product/cable-usb-c/1-year/', []],
  ['product/nothing-here/', []],
  ['accessories-step/', everywhere],
  ['subscription/', everywhere],
  ['pricing/', everywhere],
  ['warranty/', everywhere],
  ['returns/', everywhere],
  ['delivery/', everywhere],
  ['data-protection/', everywhere],
  ['impressum/', ['de/de']],
  ['withdrawal/', ['de/de']],
  ['cancel-contract/', everywhere],
  ['learner-status-verification/', everywhere],
  ['vet-learner-status-verification/', mainCountries],
  ['pricing-cable/', everywhere],
  ['offer/', everywhere],
  ['contact/', everywhere],
  ['site-map/', everywhere],
  ...permanentFormSlugs.map((slug) => [`form/${slug}/`, everywhere] as const),
  ...leadEventSlugs.map((slug) => [`form/${slug}/`, everywhere] as const),
  ...demoVideoSlugs.map((slug) => [`form/${slug}/`, everywhere] as const),
];

const title = /<title>[^<]+ – Sonde<\/title>/;
const description = /<meta name="description" content="[^"]+"/;

it('names its version on pages and at /healthz', async () => {
  const { text: page } = await shop.get('/us/en/');
  expect(page).toContain(`<meta name="application-version" content="${packageJson.version}"/>`);
  expect((await shop.get('/healthz')).text).toBe(`ok ${packageJson.version}`);
});

it('links to the account service and the veterinary site', async () => {
  const { text: page } = await shop.get('/us/en/');
  expect(page).toMatch(/<a href="[^"]+\/sandbox\/cloud">Sonde Cloud<\/a>/);
  expect(page).toContain(`<a href="${vetSite}">Sonde for veterinarians</a>`);
});

it.each([
  ['us/en', '+1 800 555 0142', 'Monday to Friday, 8 am to 6 pm Eastern time'],
  ['ie/en', '+44 20 7946 0142', 'Monday to Friday, 9 am to 5 pm London time'],
  ['at/de', '+49 30 23125 142', 'Montag bis Freitag, 9 bis 17 Uhr Berliner Zeit'],
  ['in/en', '+49 30 23125 142', 'Monday to Friday, 9 am to 5 pm Berlin time'],
  ['nz/en', '+61 2 5550 0142', 'Monday to Friday, 9 am to 5 pm Sydney time'],
  ['sg/en', '+61 2 5550 0142', 'Monday to Friday, 9 am to 5 pm Sydney time'],
])('names the nearest support desk in %s, and our own form', async (prefix, phone, hours) => {
  const { text: page } = await shop.get(`/${prefix}/contact/`);
  expect(page).toContain(phone);
  expect(mainText(page)).toContain(hours);
  expect(page).toContain(`href="/${prefix}/form/support-request/"`);
});

describe.each(shops)('%s', (prefix) => {
  it('has its pages, each with one heading, a title and a description, and no others', async () => {
    for (const [path, isIn] of pages) {
      const { status, text: html } = await shop.get(`/${prefix}/${path}`);
      expect
        .soft({
          path,
          status,
          headings: headingsOf(html),
          isTitled: title.test(html) && description.test(html),
        })
        .toEqual({
          path,
          status: isIn.includes(prefix) ? 200 : 404,
          headings: 1,
          isTitled: isIn.includes(prefix),
        });
    }
  });

  it('has a site map with each address once, and no equal link texts', async () => {
    const { text: html } = await shop.get(`/${prefix}/site-map/`);
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const links = [...main.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
    const addresses = links.map(([, address]) => address);
    const texts = links.map(([, , text]) => text);
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(texts).toEqual([...new Set(texts)]);
  });
});

it.each([...permanentFormSlugs, ...demoVideoSlugs.filter((slug) => !slug.endsWith('-german'))])(
  'the form %s is in the site map and open to search engines',
  async (slug) => {
    const path = `/us/en/form/${slug}/`;
    expect((await shop.get('/us/en/site-map/')).text).toContain(`href="${path}"`);
    expect((await shop.get('/us/sitemap.xml')).text).toContain(path);
  },
);

describe('what is in the hash of an address', () => {
  const script = readFileSync(new URL('../../src/browser/page-hash.script.js', import.meta.url), 'utf8');

  it.each(['login/', 'my-account/', 'my-account-mobile', 'form/contact/', 'form/enterprise/'])(
    'leaves %s before any other script is run or asked for',
    async (path) => {
      const { status, text: html } = await shop.get(`/us/en/${path}`);
      const [before, ...after] = html.split(`<script>${script}</script>`);
      expect({ status, after: after.length }).toEqual({ status: 200, after: 1 });
      expect(before).not.toMatch(/<script|rel="(stylesheet|modulepreload)"|as="script"/);
    },
  );

  it('stays on pages that nothing secret is linked to', async () =>
    expect((await shop.get('/us/en/terms-and-conditions/')).text).not.toContain('takePageHash'));
});

describe('a page as served, before any script runs', () => {
  it.each([
    ['/us/en/', /Ultrasound/],
    ['/us/en/product/iq3/', /^Sonde IQ3$/],
    ['/us/en/product/iq-plus/individual/3-years/', /^Sonde IQ\+$/],
    ['/us/en/accessories/', /^Accessories$/],
    ['/us/en/terms-and-conditions/', /^Terms and conditions$/],
    ['/us/en/cart/', /^Cart$/],
    ['/us/en/checkout/', /^Checkout$/],
    ['/us/en/404/', /^Page not found$/],
    ['/us/en/error/', /^An Error Occurred$/],
  ])('%s has its one heading, %s, and no script in an attribute', async (path, heading) => {
    const { status, text: html } = await shop.get(path);
    expect(status).toBe(200);
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) =>
      words.replaceAll(/<[^>]*>/g, ''),
    );
    expect(headings).toEqual([expect.stringMatching(heading)]);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it.each(['iq/', 'vet/bundle/', 'subscription/', 'pricing/', 'contact/', 'site-map/'])(
    '%s is purely informative, and loads no application',
    async (path) => expect((await shop.get(`/us/en/${path}`)).text).not.toContain('type="module"'),
  );
});

/** The price of the IQ3 alone as shown in the country, and the text beside it. */
it.each([
  ['us/en', '$3,899.00', '389900', 'USD', /Plus sales tax/],
  ['ca/en', '$5,399.00', '539900', 'CAD', /Plus sales tax/],
  ['gb/en', '£3,499.00', '349900', 'GBP', /Prices include 20\s?% VAT/],
  ['ie/en', '€3,999.00', '399900', 'EUR', /Prices include 23\s?% VAT/],
  ['de/en', '€3,999.00', '399900', 'EUR', /Prices include 19\s?% VAT/],
  ['se/en', '44 990,00 kr', '4499000', 'SEK', /25/],
  ['hk/en', '3,899.00', '389900', 'USD', /No tax added/],
])('a probe in %s costs %s, as in the country’s price list', async (prefix, shown, total, currency, tax) => {
  const { text: html } = await shop.get(`/${prefix}/product/iq3/basic/`);
  const words = mainText(html);
  expect(words).toContain(shown);
  expect(words).toMatch(tax);
  expect(html).toContain(`data-total="${total}"`);
  expect(html).toContain(`data-currency="${currency}"`);
});

describe('a link with a code', () => {
  const toAppliedText = (code: string) =>
    `We’ll apply code ${code} when you add the first item to your cart.`;
  const toRefusedText = (code: string) => `The code in your link (${code}) can’t be used here.`;

  it.each([
    ['/us/en/product/iq3/?voucherCode=free-cable', toAppliedText('FREECABLE')],
    ['/us/en/product/iq3/?rsCode=/FREECABLE/', toAppliedText('FREECABLE')],
    ['/us/en/product/iq3/?voucherCode=&rsCode=FREECABLE', toAppliedText('FREECABLE')],
    ['/us/en/?voucherCode=FREECABLE', 'One free long USB-C cable for each IQ3'],
    ['/us/en/?voucherCode=WELCOME10', '10% off the order.'],
    ['/us/en/terms-and-conditions/?voucherCode=WELCOME10', '10% off the order.'],
    ['/us/en/contact/?voucherCode=AFFILIATE5', '5% off through a partner.'],
    ['/us/en/product/iq3/?voucherCode=PROBE15', '15% off probes.'],
    ['/us/en/?voucherCode=EXPIRED', toRefusedText('EXPIRED')],
    ['/us/en/accessories/?voucherCode=no-such', toRefusedText('NOSUCH')],
    ['/de/en/?voucherCode=USONLY50', toRefusedText('USONLY50')],
    [
      `/us/en/?voucherCode=${encodeURIComponent('<img/src=x onerror=alert(1)>')}`,
      toRefusedText('<IMGSRC=XONERROR=ALERT(1…'),
    ],
    [`/us/en/?voucherCode=${encodeURIComponent('\u202Egnp.exe\u0000\u0301')}`, toRefusedText('GNP.EXE')],
    ['/fr/fr/product/iq3/?rsCode=FREECABLE', 'Le code de votre lien (FREECABLE)'],
    ['/ae/ar/?voucherCode=NOSUCH', 'الرمز NOSUCH'],
  ])('%s shows: %s', async (path, words) => {
    expect(mainText((await shop.get(path)).text)).toContain(words);
  });

  it.each([
    ['/us/en/product/iq3/', 'FREECABLE'],
    ['/us/en/product/cable-usb-c/?voucherCode=PROBE15', 'PROBE15'],
    ['/us/en/product/iq-plus-care/?voucherCode=FREECABLE', 'FREECABLE'],
    ['/us/en/product/iq-plus-vet/?voucherCode=FREECABLE', 'FREECABLE'],
    ['/us/en/product/membership-individual/?voucherCode=FREECABLE', 'FREECABLE'],
    ['/ae/ar/?voucherCode=/', 'الرمز'],
  ])('%s does not mention %s', async (path, words) => {
    const text = mainText((await shop.get(path)).text);
    expect(text).not.toBe('');
    expect(text).not.toContain(words);
  });
});

it.each([
  [
    'us/en',
    [
      'We ship within the United States, including military addresses',
      /Standard 3–5 \$19\.00/,
      /Express 1–2 \$45\.00/,
    ],
  ],
  ['gb/en', ['We ship within the country you chose (United Kingdom), except to Jersey, Guernsey.']],
  ['de/de', ['Deutschland', /Standard 2–4 15,00 €/, /Express 1–2 39,00 €/]],
] as const)('the terms of %s state where we ship, for how much and how fast', async (prefix, said) => {
  const { text: html } = await shop.get(`/${prefix}/terms-and-conditions/`);
  const words = mainText(html);
  for (const part of said) expect(words).toMatch(part);
  for (const page of [
    'delivery/',
    'returns/',
    'warranty/',
    'data-protection/',
    'terms-and-conditions/#cancellation',
  ])
    expect(html).toMatch(new RegExp(`<footer.*href="/${prefix}/${page}"`, 's'));
});

it('every page leads to the form against the sale of personal data where that right exists', async () => {
  const link = /href="\/\w\w\/\w\w\/form\/ccpa-do-not-sell\/"/;
  const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const footer = (html: string) => /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '';
  for (const page of ['', 'checkout/', 'form/demo/', 'my-account-mobile/', 'no-such-page/']) {
    expect([page, link.test(footer((await shop.get(`/us/en/${page}`)).text))]).toEqual([page, true]);
    expect([page, link.test((await shop.get(`/de/en/${page}`)).text)]).toEqual([page, false]);
  }
  for (const page of ['terms-and-conditions/', 'data-protection/'])
    expect([page, link.test(mainOf((await shop.get(`/us/en/${page}`)).text))]).toEqual([page, true]);
});

it('an earlier version of the terms says what it said, without what the shop does today', async () => {
  const [inForce, earlier] = await Promise.all(
    ['', 'master-terms/2026-11-26/'].map((path) => shop.get(`/se/sv/terms-and-conditions/${path}`)),
  );
  expect(mainText(inForce?.text ?? '')).toContain('Om leveransen blir mer än en vecka försenad');
  expect(mainText(earlier?.text ?? '')).toContain('Om vi missar det med mer än en vecka');
  expect([inForce?.text, earlier?.text].map((html) => /id="shipping"|id="privacy"/.test(html ?? ''))).toEqual(
    [true, false],
  );
});
