import { fileURLToPath } from 'node:url';
import { enabledCountries, textLanguage } from '@sonde/machines/rules/places';
import { isProExtended } from '@sonde/machines/rules/plans';
import { describe, expect, it } from 'vitest';
import devices from './catalogue/devices.json' with { type: 'json' };
import { catalogueFolder } from './folders.ts';
import { type TranslatedCatalogue, validateCatalogue } from './validate-catalogue.ts';

const reference = fileURLToPath(catalogueFolder);

async function validReference(): Promise<TranslatedCatalogue> {
  const result = await validateCatalogue(reference, null);
  if (!result.ok) {
    throw new Error(result.problems.join('\n'));
  }
  return result.catalogue;
}

describe('the reference catalog', () => {
  it('is valid', async () => {
    expect(await validateCatalogue(reference, null)).toMatchObject({ ok: true });
  });

  it('has typographic apostrophes, in every language', async () => {
    const straight = JSON.stringify(await validReference(), (_key, value: unknown) =>
      value instanceof Map ? Object.fromEntries(value) : value,
    ).match(/.{0,20}'.{0,20}/g);
    expect(straight).toBeNull();
  });

  it('has seats and features for the Pro plan of the markets in which it can be extended', async () => {
    const { 'subscriptions.json': subscriptions } = await validReference();
    const pro = subscriptions.filter(({ planFamily }) => planFamily === 'PRO_CUSTOM');
    for (const market of new Set(pro.map((product) => product.market)))
      expect([
        market,
        pro.some((one) => one.market === market && one.subscriptionPart !== 'SUBSCRIPTION'),
      ]).toEqual([market, isProExtended('PRO_CUSTOM', market)]);
  });

  it('is translated into every language of the shop', async () => {
    const { translations } = await validReference();
    const languages = new Set(enabledCountries.flatMap((country) => country.languages.map(textLanguage)));
    languages.delete('en');
    expect([...translations.byLanguage.keys()].toSorted()).toEqual([...languages].toSorted());
  });

  it('offers each promotion in every language of the shop, with the same texts and figures', async () => {
    const { 'promotions.json': promotions } = await validReference();
    const languages = new Set(enabledCountries.flatMap((country) => country.languages.map(({ url }) => url)));
    const kindsAndFigures = (texts: object = {}) =>
      Object.entries(texts).map(([kind, text]) => [kind, String(text).match(/\d+/g)]);
    const offered = promotions.map(({ code, texts }) => [
      code,
      Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, kindsAndFigures(own)])),
    ]);
    const inEveryLanguage = promotions.map(({ code, texts: { en } }) => [
      code,
      Object.fromEntries([...languages].map((language) => [language, kindsAndFigures(en)])),
    ]);
    expect(offered).toEqual(inEveryLanguage);
  });

  it('has the vouchers in the testers’ documents', async () => {
    const { 'vouchers.json': vouchers } = await validReference();
    expect(vouchers.map(({ code }) => code)).toEqual([
      'WELCOME10',
      'USONLY50',
      'LASTONE',
      'EXPIRED',
      'PROBE15',
      'STUDENT',
      'AFFILIATE5',
      'REFERRAL5',
      'SALE20',
      'FREECABLE',
      'OPENING5',
      'BASICIQPLUS',
      'INDIVIDUALIQPLUS',
      'TRADEIN',
      'TRADEINALLIN',
      'TRADEINALLINPLUS',
      'STUDENTVET',
      'STUDENTWEEK',
    ]);
  });
});

it('each probe says how many imaging presets it has', () => {
  const presets = devices.map(({ slug, facts }) => {
    const fact = facts.find((one) => one.slug === 'imaging-presets');
    return [slug, Number.parseInt(fact?.value ?? '', 10)];
  });
  expect(Object.fromEntries(presets)).toEqual({
    iq3: 20,
    'iq-plus': 20,
    'iq-plus-care': 19,
    'iq-plus-vet': 19,
    iq: 19,
  });
});
