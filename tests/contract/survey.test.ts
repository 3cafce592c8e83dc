import * as fc from 'fast-check';
import { enabledCountries } from '@sonde/machines/rules/places';
import { markets, priceOfLines, type SelectedLine, selectionLines } from '@sonde/machines/rules/catalogue';
import { jobTitles, organizationSizes } from '@sonde/machines/rules/people';
import { areasOfUse } from '@sonde/machines/rules/pro-custom';
import {
  budgets,
  declined,
  experienceLevels,
  noAnswers,
  suggestBundles,
  suggestionsFromSegment,
  suggestionsToSegment,
  type SurveyAnswers,
  type SurveyShop,
} from '@sonde/machines/rules/survey';
import { afterAll, describe, expect, it } from 'vitest';
import { quantityBuckets } from '../../machines/rules/catalogue/index.ts';
import { pairwise } from '../../machines/testing/scenarios/pairwise.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { shopOf } from '../../src/features/catalogue/shop.ts';
import { surveyShop } from '../../src/features/offers/survey-shop.ts';
import { fromApiTaxedMoney } from '../../src/graphql/from-api-money.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { lineInputs } from './checkout-client.ts';
import { observedOperation } from './observed-operations.ts';

/** Every bundle that the survey suggests, with the cart that the running shop makes of it. */

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

async function shopIn(country: string): Promise<SurveyShop> {
  const variables = { country, languageCode: 'EN', voucherCode: null };
  const { body } = await sendGraphql(graphql, { query: observedOperation('Shop'), variables });
  return surveyShop(shopOf((body.data as { shop: Parameters<typeof shopOf>[0] }).shop, country));
}

/** Every set that can be made of these. */
const setsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );

/** In groups of four, as pairs are found among few options at a time. */
const inFours = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / 4) }, (_, group) => items.slice(group * 4, group * 4 + 4));

/** Every set of areas of use, and no answer, by the names that the pairs are made of. */
const areaChoices: Readonly<Record<string, SurveyAnswers['areas']>> = {
  declined,
  ...Object.fromEntries(setsOf(areasOfUse).map((areas) => [areas.join('+') || 'none', areas])),
};

const isLongRun = process.env['FULL'] === '1';

/** A role of each kind; in the long run, all of them. */
const roles: readonly (readonly string[])[] = isLongRun
  ? inFours([declined, ...jobTitles])
  : [[declined, 'OWNER', 'ASSOCIATE_VETERINARIAN', 'STUDENT']];

/** No area, each kind of area, and all of them; in the long run, every set. */
const areaNames: readonly (readonly string[])[] = isLongRun
  ? inFours(Object.keys(areaChoices))
  : [[declined, areasOfUse.join('+'), 'COLLABORATION', 'DIAGNOSTIC_TOOLS+PROCEDURAL_TOOLS']];

/** Every pair of answers. */
const paired: readonly SurveyAnswers[] = roles
  .flatMap((role) => areaNames.map((areas) => ({ role, areas })))
  .flatMap(({ role, areas }) =>
    pairwise({
      patients: [declined, ...markets],
      role,
      organization: [declined, ...organizationSizes],
      areas,
      experience: [declined, ...experienceLevels],
      devices: [declined, ...quantityBuckets],
      budget: [declined, ...budgets],
    }),
  )
  .map(({ areas, ...others }) => ({ ...others, areas: areaChoices[areas] ?? null }) as SurveyAnswers);

const anyAnswers = fc.record({
  patients: fc.constantFrom(null, declined, ...markets),
  role: fc.constantFrom(null, declined, ...jobTitles),
  organization: fc.constantFrom(null, declined, ...organizationSizes),
  areas: fc.oneof(fc.constantFrom(null, declined), fc.subarray([...areasOfUse])),
  experience: fc.constantFrom(null, declined, ...experienceLevels),
  devices: fc.constantFrom(null, declined, ...quantityBuckets),
  budget: fc.constantFrom(null, declined, ...budgets),
}) as fc.Arbitrary<SurveyAnswers>;

type ApiPrice = Parameters<typeof fromApiTaxedMoney>[0];

interface Created {
  readonly checkoutErrors: readonly object[];
  readonly checkout: {
    readonly subtotalPrice: ApiPrice;
    readonly membershipTerm: { readonly months: number; readonly price: ApiPrice | null } | null;
  } | null;
}

const amounts = 'currency gross { amount } net { amount } tax { amount }';
const createCart = `mutation ($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) {
    checkoutErrors { code field reason }
    checkout {
      subtotalPrice { ${amounts} }
      membershipTerm { months price { ${amounts} } }
    }
  }
}`;

/** A cart with these lines: what it refuses, what it costs, and what its order is renewed with. */
async function cartWith(country: string, selected: readonly SelectedLine[]) {
  const requested = Object.fromEntries(selected.map(({ sku, quantity }) => [sku, quantity]));
  const variables = { input: { country, lines: lineInputs(requested) } };
  const { body } = await sendGraphql(graphql, { query: createCart, variables });
  const { checkoutErrors, checkout } = (body.data as { checkoutCreate: Created }).checkoutCreate;
  const { months, price: renewal } = checkout?.membershipTerm ?? {};
  return {
    errors: checkoutErrors,
    price: checkout && fromApiTaxedMoney(checkout.subtotalPrice),
    nextTerm: renewal ? { months, price: fromApiTaxedMoney(renewal) } : null,
  };
}

/** Fills a cart with each set of lines once. */
function shopThatRemembers({ country }: SurveyShop) {
  const carts = new Map<string, ReturnType<typeof cartWith>>();
  return (lines: readonly SelectedLine[]) => {
    const key = JSON.stringify(lines);
    const known = carts.get(key) ?? cartWith(country, lines);
    carts.set(key, known);
    return known;
  };
}

it('asks few enough pairs of answers for its time, in 32 countries', () => {
  expect(paired.length).toBeLessThanOrEqual(80 * roles.length * areaNames.length);
  expect(enabledCountries).toHaveLength(32);
});

/** The longest that a country may take, on a busy machine: some 60 pairs of answers, and 30 random ones. */
const mostMilliseconds = 60_000;

describe.each(enabledCountries.map(({ code }) => code))('in %s', (country) => {
  it(
    'each suggested bundle can be put into a cart, and costs what is shown, now and when it renews',
    async () => {
      const shop = await shopIn(country);
      const fillCart = shopThatRemembers(shop);
      const check = async (given: SurveyAnswers) => {
        const suggestions = suggestBundles(given, shop);
        const read = suggestionsFromSegment(suggestionsToSegment(suggestions), shop);
        expect(read.suggestions).toEqual(suggestions);
        for (const { selection } of suggestions) {
          const lines = selectionLines(selection, shop.offers);
          const { today, renewal } = priceOfLines(lines, shop.offers.prices);
          expect(await fillCart(lines)).toEqual({ errors: [], price: today, nextTerm: renewal });
        }
      };
      expect(suggestBundles(noAnswers, shop).length).toBeGreaterThan(1);
      for (const given of paired) await check(given);
      await fc.assert(fc.asyncProperty(anyAnswers, check), { numRuns: 30 });
    },
    mostMilliseconds,
  );
});
