import {
  acceptedLanguages,
  countries,
  readChosenShop,
  shopRedirect,
  type Visitor,
} from '../../machines/rules/places/index.ts';
import type { Benchmark } from './figures.ts';

const rounds = 200;
const noPrices = { pricesIn: () => ({ hasIq3: false, hasIqPlusLightning: false }), hasPseudoLanguage: false };

const header = 'fr-CA, fr;q=0.9, de;q=0.8, it;q=0.7, en;q=0.6';

/** Parsing the browser's headers is part of the decision. */
const visitorFrom =
  (geolocation: string | null): (() => Visitor) =>
  () => ({
    geolocation,
    organizationCountry: null,
    chosen: readChosenShop(geolocation === 'DE' ? 'ca/fr' : null),
    languages: acceptedLanguages(header),
  });

/** Requests every country in every language of the shop as a visitor from every country, and a path without either. */
function questions(): readonly (readonly [path: string, visitor: () => Visitor])[] {
  const languages = [...new Set(countries.flatMap((country) => country.languages.map(({ url }) => url)))];
  const prefixes = countries.flatMap(({ code }) => languages.map((url) => `/${code.toLowerCase()}/${url}`));
  return ['', ...prefixes].flatMap((prefix) =>
    ['US', 'DE', 'JP', null].map(
      (geolocation) => [`${prefix}/product/iq3/`, visitorFrom(geolocation)] as const,
    ),
  );
}

function decideAll(asked: ReturnType<typeof questions>): number {
  const begin = performance.now();
  for (const [path, visitor] of asked) shopRedirect(path, visitor(), noPrices);
  return performance.now() - begin;
}

export const redirects: Benchmark = {
  title: 'Where a visitor belongs',
  async run() {
    const asked = questions();
    decideAll(asked);
    let milliseconds = 0;
    for (let round = 0; round < rounds; round += 1) milliseconds += decideAll(asked);
    return {
      figures: [
        {
          name: 'one decision, mean',
          value: milliseconds / (rounds * asked.length),
          unit: 'ms',
          aim: 0.1,
        },
      ],
    };
  },
};
