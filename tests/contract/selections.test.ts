import {
  allInSelection,
  basicPlan,
  devicesForAnyone,
  mayStart,
  priceOfLines,
  type Selection,
  selectionFromPath,
  selectionLines,
  selectionProblems,
  selectionRequest,
  termSaving,
} from '@sonde/machines/rules/catalogue';
import { enabledCountries } from '@sonde/machines/rules/places';
import { readProductFlow } from '@sonde/machines/product-flow';
import { afterAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { shopOf } from '../../src/features/catalogue/shop.ts';
import { productOffers } from '../../src/features/offers/product-offers.ts';
import { fromApiTaxedMoney } from '../../src/graphql/from-api-money.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { lineInputs } from './checkout-client.ts';
import { observedOperation } from './observed-operations.ts';

/** What the pages that sell a selection offer in each country, with the answers of the running shop about it. */

const database = await createTestDatabase();
afterAll(() => database.close());
const graphql = createGraphqlHandler(createTestServices(database));

async function offersIn(country: string) {
  const variables = { country, languageCode: 'EN', voucherCode: null };
  const { body } = await sendGraphql(graphql, { query: observedOperation('Shop'), variables });
  return productOffers(shopOf((body.data as { shop: Parameters<typeof shopOf>[0] }).shop, country));
}
type ShopOffers = Awaited<ReturnType<typeof offersIn>>;

/** Every probe with every plan and term, in the number that its page begins with, alone and with all that can be added. */
function selectionsOf(offers: ShopOffers): readonly Selection[] {
  const plans = [...offers.plans, { slug: basicPlan, period: null }];
  return offers.devices.flatMap(({ slug, variants }) =>
    plans.flatMap((plan) =>
      variants.flatMap(({ connector }) => {
        const everything = new URLSearchParams({
          connector,
          warranty: '3-years',
          accessories: offers.accessories.map((accessory) => accessory.slug).join(','),
        });
        const segments = [slug, plan.slug, plan.period ?? undefined];
        return [new URLSearchParams({ connector }), everything].flatMap(
          (parameters) => selectionFromPath(segments, parameters, offers) ?? [],
        );
      }),
    ),
  );
}

const isOffered = (selection: Selection, offers: ShopOffers, country: string): boolean =>
  selectionProblems(selection, offers, country).length === 0 &&
  mayStart(selectionRequest(selection, offers, country), { kind: 'ANONYMOUS' }).allowed;

interface Previewed {
  readonly checkoutErrors: readonly object[];
  readonly subtotalPrice: Parameters<typeof fromApiTaxedMoney>[0] | null;
}

async function previewOf(selection: Selection, offers: ShopOffers, country: string): Promise<Previewed> {
  const requested = Object.fromEntries(
    selectionLines(selection, offers).map(({ sku, quantity }) => [sku, quantity]),
  );
  const variables = { country, lines: lineInputs(requested) };
  const query = observedOperation('BundlePreview');
  const { body } = await sendGraphql(graphql, { query, variables });
  return (body.data as { bundlePreview: Previewed }).bundlePreview;
}

describe.each(enabledCountries.map(({ code }) => code))('in %s', (country) => {
  it('every selection that pages offer can be put into a cart, and costs what is shown', async () => {
    const offers = await offersIn(country);
    const allIn = devicesForAnyone(offers, country).map((device) => allInSelection(device, null, offers));
    expect(allIn).not.toContain(null);
    const offered = [...selectionsOf(offers), ...allIn.filter((selection) => selection !== null)].filter(
      (selection) => isOffered(selection, offers, country),
    );
    for (const selection of allIn) {
      expect(offered).toContainEqual(selection);
      expect(selection && termSaving(selection, offers)).not.toBeNull();
    }
    expect(offered.length).toBeGreaterThan(1);
    expect(offered).toContainEqual(readProductFlow(null, offers, country));
    for (const selection of offered) {
      const { checkoutErrors, subtotalPrice } = await previewOf(selection, offers, country);
      const { today } = priceOfLines(selectionLines(selection, offers), offers.prices);
      expect([selection, checkoutErrors, subtotalPrice && fromApiTaxedMoney(subtotalPrice).gross]).toEqual([
        selection,
        [],
        today.gross,
      ]);
    }
  });

  it('offers the plans of the United States there only', async () => {
    const offers = await offersIn(country);
    const plans = selectionsOf(offers)
      .filter((selection) => isOffered(selection, offers, country))
      .map(({ plan, quantity }) => `${plan} ${quantity}`);
    const american = ['clinic 2', 'individual-forever 1', 'pro-three-year 10'];
    expect(american.filter((plan) => plans.includes(plan))).toEqual(country === 'US' ? american : []);
  });
});
