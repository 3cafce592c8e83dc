import { countries } from '../../machines/rules/countries.ts';
import { shopRedirect, type Visitor } from '../../machines/rules/redirects.ts';
import type { Benchmark } from './figures.ts';

const rounds = 200;
const noPrices = () => ({ iq3: false, iqPlusLightning: false });

/** Where every country's visitor asks for every country in every language of the shop, and for a path without either. */
function questions(): readonly (readonly [path: string, visitor: Visitor])[] {
  const languages = [...new Set(countries.flatMap((country) => country.languages.map(({ url }) => url)))];
  const prefixes = countries.flatMap(({ code }) => languages.map((url) => `/${code.toLowerCase()}/${url}`));
  return ['', ...prefixes].flatMap((prefix) =>
    ['US', 'DE', 'JP', null].map(
      (geolocation) => [`${prefix}/product/iq3/`, { geolocation, organizationCountry: null }] as const,
    ),
  );
}

function decideAll(asked: ReturnType<typeof questions>): number {
  const begin = performance.now();
  for (const [path, visitor] of asked) shopRedirect(path, visitor, noPrices);
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
