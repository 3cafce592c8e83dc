import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToCartPortNames, type AddToCartPorts } from './add-to-cart/index.ts';
import { contactFormOf } from './checkout/index.ts';
import { configuratorWithPorts } from './configurator/index.ts';
import { productFlowWithPorts, productSteps, readProductFlow } from './product-flow/index.ts';
import {
  reactivationChoiceOf,
  reactivationPortNames,
  type ReactivationPorts,
  reactivationWithPorts,
} from './reactivation/index.ts';
import { offers, type Selection, selectionFromPath, selectionLines } from './rules/catalogue/index.ts';
import { enabledCountries, mayPreselectExtras } from './rules/places/index.ts';
import { changeProSelection, firstProSelection, proLines, proOffers } from './rules/pro-custom/index.ts';
import {
  canceledMembership,
  completeCheckout,
  exampleInput,
  openCheckout,
  reactivationInput,
  scriptPorts,
} from './testing/index.ts';

// What is paid for is chosen by the buyer, never by the shop: LAW-1.

const addToCartPorts = () => scriptPorts<AddToCartPorts>(addToCartPortNames);
const strict = enabledCountries.map(({ code }) => code).filter((code) => !mayPreselectExtras(code));
const everywhere = enabledCountries.map(({ code }) => code);

/** The shop's offers as its page in a country has them. */
const offersIn = (country: string) => ({ ...offers, preselectsMembership: mayPreselectExtras(country) });

const deviceSlugs = offers.devices.map(({ slug }) => slug);
const skusOf = (lines: readonly { readonly sku: string }[]) => lines.map(({ sku }) => sku);
const paidExtrasOf = ({ warranty, accessories }: Selection) => [warranty, ...accessories].filter(Boolean);

/** Presses "Continue" from the first step on, and returns the selection of each step. */
function selectionsOnTheWay(country: string, selection: Selection): readonly Selection[] {
  const { ports } = addToCartPorts();
  const input = { country, offers: offersIn(country), selection, step: 'device' as const };
  const flow = createActor(productFlowWithPorts(ports), { input }).start();
  const seen = [flow.getSnapshot().context.selection];
  for (let step = 0; step < productSteps.ids.length; step += 1) {
    flow.send({ type: 'step.submitted' });
    seen.push(flow.getSnapshot().context.selection);
  }
  return seen;
}

describe.each(strict)('in %s', (country) => {
  it.each(deviceSlugs)('the page of %s begins with the probe alone, whatever is chosen instead', (device) => {
    const shown = offersIn(country);
    const selection = selectionFromPath([device], { get: () => null }, shown)!;
    const page = createActor(configuratorWithPorts(addToCartPorts().ports), {
      input: { country, offers: shown, selection },
    }).start();
    const getSelection = () => page.getSnapshot().context.selection;
    expect(selectionLines(getSelection(), shown)).toHaveLength(1);
    expect(getSelection().quantity).toBe(1);
    for (const { connector } of shown.devices.find(({ slug }) => slug === device)!.variants) {
      page.send({ type: 'connector.chosen', connector });
      expect(selectionLines(getSelection(), shown)).toHaveLength(1);
    }
  });

  it('the product flow adds nothing to its first probe on the way to the cart', () => {
    const first = readProductFlow(null, offersIn(country), country);
    const selections = first === null ? [] : selectionsOnTheWay(country, first);
    for (const selection of selections)
      expect(selectionLines(selection, offersIn(country))).toEqual([
        { sku: expect.any(String), quantity: 1 },
      ]);
    expect(selections.length).toBeGreaterThan(0);
  });
});

describe.each(everywhere)('in %s', (country) => {
  it('a membership brings no warranty, no accessory and no paid seat with it', () => {
    for (const { slug, period } of offers.plans) {
      const selection = selectionFromPath(
        ['iq-plus', slug, period ?? undefined],
        { get: () => null },
        offersIn(country),
      );
      if (selection === null) continue;
      const included = offers.plans.find((plan) => plan.slug === slug)?.seats?.included ?? null;
      for (const passed of selectionsOnTheWay(country, { ...selection, quantity: 1 })) {
        expect(paidExtrasOf(passed)).toEqual([]);
        expect(passed.members).toBe(included);
      }
    }
  });

  it.each(['HUMAN', 'VETERINARY'] as const)(
    'a Pro plan of the market %s begins without features',
    (market) => {
      const first = firstProSelection(market, proOffers);
      const kept = [first, changeProSelection(first, { device: null }, proOffers, 0)];
      for (const selection of kept) {
        const paid = skusOf(proLines(selection, proOffers));
        expect(paid.length).toBeLessThanOrEqual(2);
        expect(selection.features).toEqual([]);
      }
      expect(skusOf(proLines(kept[1]!, proOffers))).toHaveLength(1);
    },
  );

  it('a checkout begins with nothing ticked: no renewal, no acknowledgement, no marketing', async () => {
    const { actor, script } = await openCheckout(
      { status: 'open', checkout: { ...completeCheckout, isAutoRenewalOffered: true, autoRenewal: false } },
      { input: { ...exampleInput, country } },
    );
    const { context } = actor.getSnapshot();
    expect([context.attestations, context.drafts.autoRenewal]).toEqual([[], null]);
    expect(context.checkout?.autoRenewal).toBe(false);
    expect(contactFormOf(actor.getSnapshot()).marketingOptIn).toBe(false);
    expect(script.asked('updateAutoRenewal')).toEqual([]);
  });

  it('a membership is reactivated with the seats that are taken, and nothing beside it', async () => {
    const script = scriptPorts<ReactivationPorts & AddToCartPorts>([
      ...reactivationPortNames,
      ...addToCartPortNames,
    ]);
    const page = createActor(reactivationWithPorts(script.ports), {
      input: { ...reactivationInput, country },
    });
    page.start();
    await script.answer('loadOwner', { status: 'known', memberships: [canceledMembership] });
    const terms = reactivationInput.sold.flatMap((membership) => membership.terms);
    const sold = new Set(terms.flatMap(({ sku, seats }) => [sku, seats?.sku]));
    for (const { lines } of reactivationChoiceOf(page.getSnapshot()).options)
      expect(lines.filter(({ sku }) => sold.has(sku))).toEqual(lines);
  });
});
