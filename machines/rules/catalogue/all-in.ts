import { subtractTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import { marketOf } from './product-lines.ts';
import { isPlanFor, selectionFromPath, selectionLines } from './selection.ts';
import { costAfterYears, type PricedOffers, priceOfLines } from './selection-price.ts';
import type { DeviceOffer, Selection } from './selection.types.ts';

/** The months of a membership's term; 0 for one that never renews. */
const monthsOf = (sku: string, { prices }: PricedOffers): number =>
  ownValue(prices, sku)?.renewsAfterMonths ?? 0;

/**
 * One probe with everything: its individual membership for the longest term, the longest warranty and a spare cable.
 * Null if the shop has no membership with terms, no warranty or no cable for the probe.
 */
export function allInSelection(
  device: DeviceOffer,
  connector: string | null,
  offers: PricedOffers,
): Selection | null {
  const plans = offers.plans.filter(
    ({ slug, planFamily }) => planFamily === 'INDIVIDUAL' && isPlanFor(slug, device, offers),
  );
  const longest = Math.max(...plans.map(({ sku }) => monthsOf(sku, offers)));
  const plan = plans.find(({ sku }) => monthsOf(sku, offers) === longest);
  const warranty = offers.warranties.filter(({ market }) => market === marketOf(device.productLine)).at(-1);
  const variant = device.variants.find((made) => made.connector === connector) ?? device.variants[0];
  const cable = offers.accessories.find((accessory) => accessory.connector === variant?.connector);
  if (plan?.period == null || warranty === undefined || cable === undefined) return null;
  const parameters = new Map<string, string | undefined>([
    ['connector', variant?.connector],
    ['quantity', '1'],
    ['warranty', warranty.slug],
    ['accessories', cable.slug],
  ]);
  const get = (name: string) => parameters.get(name) ?? null;
  return selectionFromPath([device.slug, plan.slug, plan.period], { get }, offers);
}

/**
 * What a long term saves compared with paying year by year until then, at list prices; null if it saves nothing.
 */
export function termSaving(selection: Selection, offers: PricedOffers): TaxedMoney | null {
  const terms = offers.plans.filter(({ slug }) => slug === selection.plan);
  const yearly = terms.find(({ sku }) => monthsOf(sku, offers) === 12);
  const own = terms.find(({ period }) => period === selection.period);
  if (yearly === undefined || own === undefined || own === yearly || own.trialDays !== undefined) return null;
  const priceWith = (period: string | null) =>
    priceOfLines(selectionLines({ ...selection, period }, offers), offers.prices);
  const years = monthsOf(own.sku, offers) / 12;
  const saving = subtractTaxedMoney(
    costAfterYears(priceWith(yearly.period), years),
    priceWith(own.period).today,
  );
  return saving.gross.amount > 0 ? saving : null;
}
