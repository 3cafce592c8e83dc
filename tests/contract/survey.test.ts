import * as fc from 'fast-check';
import { enabledCountries } from '@sonde/machines/rules/places';
import { markets, priceOfLines, type SelectedLine, selectionLines } from '@sonde/machines/rules/catalogue';
import { jobTitles, organizationSizes } from '@sonde/machines/rules/people';
import type { Money } from '@sonde/machines/rules/money';
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

/** Every bundle that the survey suggests, with the answers of the running shop about it. */

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

async function shopIn(country: string): Promise<SurveyShop> {
  const variables = { country, languageCode: 'EN', voucherCode: null };
  const { body } = await sendGraphql(graphql, { query: observedOperation('Shop'), variables });
  return surveyShop(shopOf((body.data as { shop: Parameters<typeof shopOf>[0] }).shop, country));
}

const areaChoices: Readonly<Record<string, SurveyAnswers['areas']>> = {
  declined,
  all: areasOfUse,
  together: ['COLLABORATION'],
  needles: ['PROCEDURAL_TOOLS', 'DIAGNOSTIC_TOOLS'],
};

/** Every pair of answers, of which the roles stand for their kind. */
const paired: readonly SurveyAnswers[] = pairwise({
  patients: [declined, ...markets],
  role: [declined, 'OWNER', 'ASSOCIATE_VETERINARIAN', 'STUDENT'],
  organization: [declined, ...organizationSizes],
  areas: Object.keys(areaChoices),
  experience: [declined, ...experienceLevels],
  devices: [declined, ...quantityBuckets],
  budget: [declined, ...budgets],
}).map(({ areas, ...others }) => ({ ...others, areas: areaChoices[areas] ?? null }) as SurveyAnswers);

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

interface Previewed {
  readonly checkoutErrors: readonly object[];
  readonly subtotalPrice: ApiPrice | null;
}

interface Created {
  readonly checkout: {
    readonly membershipTerm: { readonly months: number; readonly price: ApiPrice | null } | null;
  } | null;
}

/** What a checkout with these lines says of the next term, which its order is renewed with. */
async function nextTermOf(country: string, lines: readonly object[]) {
  const query = `mutation ($input: CheckoutCreateInput!) {
    checkoutCreate(input: $input) {
      checkout {
        membershipTerm {
          months
          price {
            currency gross { amount } net { amount } tax { amount }
          }
        }
      }
    }
  }`;
  const { body } = await sendGraphql(graphql, { query, variables: { input: { country, lines } } });
  const { checkout } = (body.data as { checkoutCreate: Created }).checkoutCreate;
  const { months, price } = checkout?.membershipTerm ?? {};
  return price ? { months, price: fromApiTaxedMoney(price) } : null;
}

/** Asks the shop about each set of lines once. */
function shopThatRemembers(shop: SurveyShop) {
  const answers = new Map<
    string,
    Promise<{
      errors: readonly object[];
      price: Money | null;
      nextTerm: Awaited<ReturnType<typeof nextTermOf>>;
    }>
  >();
  const ask = async (lines: readonly SelectedLine[]) => {
    const wanted = Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
    const variables = { country: shop.country, lines: lineInputs(wanted) };
    const query = observedOperation('BundlePreview');
    const { body } = await sendGraphql(graphql, { query, variables });
    const { checkoutErrors, subtotalPrice } = (body.data as { bundlePreview: Previewed }).bundlePreview;
    const price = subtotalPrice && fromApiTaxedMoney(subtotalPrice).gross;
    return { errors: checkoutErrors, price, nextTerm: await nextTermOf(shop.country, variables.lines) };
  };
  return (lines: readonly SelectedLine[]) => {
    const key = JSON.stringify(lines);
    const known = answers.get(key) ?? ask(lines);
    answers.set(key, known);
    return known;
  };
}

it('asks few enough pairs of answers for its time, in 32 countries', () => {
  expect(paired.length).toBeLessThanOrEqual(80);
  expect(enabledCountries).toHaveLength(32);
});

/** The longest that a country may take, on a busy machine: some 60 pairs of answers, and 30 random ones. */
const mostMilliseconds = 60_000;

describe.each(enabledCountries.map(({ code }) => code))('in %s', (country) => {
  it(
    'each suggested bundle can be put into a cart, and costs what is shown, now and when it renews',
    async () => {
      const shop = await shopIn(country);
      const askShop = shopThatRemembers(shop);
      const check = async (given: SurveyAnswers) => {
        const suggestions = suggestBundles(given, shop);
        const read = suggestionsFromSegment(suggestionsToSegment(suggestions), shop);
        expect(read.suggestions).toEqual(suggestions);
        for (const { selection } of suggestions) {
          const lines = selectionLines(selection, shop.offers);
          const { today, renewal } = priceOfLines(lines, shop.offers.prices);
          expect(await askShop(lines)).toEqual({ errors: [], price: today.gross, nextTerm: renewal });
        }
      };
      expect(suggestBundles(noAnswers, shop).length).toBeGreaterThan(1);
      for (const given of paired) await check(given);
      await fc.assert(fc.asyncProperty(anyAnswers, check), { numRuns: 30 });
    },
    mostMilliseconds,
  );
});
