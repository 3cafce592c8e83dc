import { describe, expect, it } from 'vitest';
import { bundleTypeForLines, type ProductLine } from '../catalogue/index.ts';
import { money, type TaxedMoney } from '../money/index.ts';
import type { PlanFamily } from '../plans/index.ts';
import { type OrderSale, orderSale, type SoldLine } from './sale.ts';

const usd = (amount: number): TaxedMoney => ({
  net: money(amount, 'USD'),
  tax: money(0, 'USD'),
  gross: money(amount, 'USD'),
});
const once = {
  renewsAfterMonths: null,
  renewalPrice: null,
  commitmentMonths: null,
  trialDays: null,
  renewsAs: null,
  planFamily: null,
  total: usd(100),
};

const probe = (productLine: ProductLine, quantity = 1): SoldLine => ({
  ...once,
  sku: productLine,
  kind: 'DEVICE',
  productLine,
  market: productLine === 'IQ_PLUS_VET' ? 'VETERINARY' : 'HUMAN',
  quantity,
});
const cable: SoldLine = {
  ...once,
  sku: 'CABLE',
  kind: 'ACCESSORY',
  productLine: null,
  market: 'HUMAN',
  quantity: 1,
};
const warranty: SoldLine = { ...cable, sku: 'WARRANTY', kind: 'WARRANTY', productLine: 'IQ_3' };

type Part = NonNullable<SoldLine['subscriptionPart']>;
const partOf = (
  planFamily: PlanFamily,
  subscriptionPart: Part,
  {
    months = 12,
    price = 100,
    quantity = 1,
  }: { months?: number | null; price?: number; quantity?: number } = {},
): SoldLine => ({
  sku: `${planFamily}-${subscriptionPart}`,
  kind: 'SUBSCRIPTION',
  productLine: null,
  planFamily,
  market: 'HUMAN',
  subscriptionPart,
  quantity,
  renewsAfterMonths: months,
  renewsAs: null,
  commitmentMonths: null,
  trialDays: null,
  renewalPrice: months === null ? null : usd(price),
  total: usd(price * quantity),
});
const plan = (family: PlanFamily, terms = {}) => partOf(family, 'SUBSCRIPTION', terms);

const seatTerms = { plan: undefined, maxCloudUsers: 500 };
const teamSeats = { plan: { maxSeats: 50, seatsInBase: 5 }, maxCloudUsers: 500 };

function saleOf(
  lines: readonly SoldLine[],
  terms: Parameters<typeof orderSale>[2] = seatTerms,
): OrderSale | null {
  const bundleType = bundleTypeForLines(lines);
  if (bundleType === null) throw new Error('No bundle');
  return orderSale(bundleType, lines, terms);
}

describe('an order sells', () => {
  it('nothing but a shipment', () => expect(saleOf([cable])).toBeNull());

  it('probes by their line, without their warranties', () => {
    const sale = saleOf([probe('IQ_3', 2), probe('IQ_PLUS', 3), probe('IQ_3'), warranty, cable]);
    expect(sale).toMatchObject({ market: 'HUMAN', probes: { IQ_3: 3, IQ_PLUS: 3 }, seats: null });
  });

  it('the basic plan with only a probe; it never ends', () => {
    expect(saleOf([probe('IQ_3')])?.plan).toMatchObject({
      planType: 'BASIC',
      sku: null,
      termMonths: null,
      price: null,
    });
  });

  it('no plan with only a veterinary probe, which the basic plan does not cover', () => {
    expect(saleOf([probe('IQ_PLUS_VET')])).toEqual({
      market: 'VETERINARY',
      probes: { IQ_PLUS_VET: 1 },
      plan: null,
      seats: null,
      paid: null,
    });
  });

  it('a rental with its probe, for a number of months at least', () => {
    const terms = { months: 1, price: 219 };
    const rental: SoldLine = {
      ...plan('RENTAL', terms),
      productLine: 'IQ_PLUS_VET',
      market: 'VETERINARY',
      commitmentMonths: 24,
    };
    expect(saleOf([rental, cable])).toMatchObject({
      market: 'VETERINARY',
      probes: { IQ_PLUS_VET: 1 },
      plan: { planType: 'RENTAL', termMonths: 1, price: usd(219), seatsInBase: 1 },
      commitmentMonths: 24,
      paid: usd(219),
    });
  });

  it('a plan on trial, as the term that follows it', () => {
    const terms = { ...plan('INDIVIDUAL', { price: 420 }), total: usd(0) };
    const trial: SoldLine = { ...terms, sku: 'TRIAL', trialDays: 30, renewsAs: 'IND-1Y', trial: 'TAKEN' };
    const sale = saleOf([probe('IQ_3'), trial]);
    expect(sale).toMatchObject({ trial: { days: 30, sku: 'TRIAL' }, paid: usd(0) });
    expect(sale?.plan).toMatchObject({
      planType: 'INDIVIDUAL',
      sku: 'IND-1Y',
      termMonths: 12,
      price: usd(420),
    });
  });

  it('a plan for one person', () => {
    expect(saleOf([probe('IQ_3'), plan('INDIVIDUAL', { price: 420 })])?.plan).toEqual({
      planType: 'INDIVIDUAL',
      sku: 'INDIVIDUAL-SUBSCRIPTION',
      termMonths: 12,
      seatsInBase: 1,
      additionalSeats: 0,
      seatLimit: 1,
      featureSkus: [],
      price: usd(420),
      partPrices: { seats: null, features: {} },
    });
  });

  it('a team with its seats, whose term includes both', () => {
    const lines = [
      probe('IQ_3', 2),
      plan('TEAM', { price: 1500 }),
      partOf('TEAM', 'SEATS', { price: 200, quantity: 3 }),
    ];
    expect(saleOf(lines, teamSeats)).toMatchObject({
      plan: {
        planType: 'TEAM',
        seatsInBase: 5,
        additionalSeats: 3,
        seatLimit: 50,
        price: usd(2100),
        partPrices: { seats: usd(600) },
      },
      seats: null,
      paid: usd(2100),
    });
  });

  it('no more seats than its organization is allowed, but all that were bought', () => {
    const lines = [plan('TEAM'), partOf('TEAM', 'SEATS', { quantity: 4 })];
    expect(saleOf(lines, { ...teamSeats, maxCloudUsers: 7 })?.plan).toMatchObject({ seatLimit: 9 });
  });

  it('the features of a plan', () => {
    const lines = [plan('PRO_CUSTOM', { price: 900 }), partOf('PRO_CUSTOM', 'FEATURES', { price: 50 })];
    expect(saleOf(lines)?.plan).toMatchObject({
      featureSkus: ['PRO_CUSTOM-FEATURES'],
      price: usd(950),
      partPrices: { seats: null, features: { 'PRO_CUSTOM-FEATURES': usd(50) } },
    });
  });

  it('only seats', () => {
    expect(saleOf([partOf('TEAM', 'SEATS', { price: 200, quantity: 2 }), cable])).toEqual({
      market: 'HUMAN',
      probes: {},
      plan: null,
      seats: { count: 2, price: usd(400) },
      paid: usd(400),
    });
  });

  it.each([
    ['three years', plan('PRO_THREE_YEAR', { months: 36 }), 36],
    ['for good', plan('INDIVIDUAL_FOREVER', { months: null }), null],
  ])('a plan %s', (_what, membership, termMonths) => {
    expect(saleOf([probe('IQ_3'), membership])?.plan).toMatchObject({ termMonths });
  });

  it('no plan with another probe for an organization that has one', () => {
    expect(orderSale('TEAM_EXTRA_PROBE', [probe('IQ_3', 2)], teamSeats)).toMatchObject({
      probes: { IQ_3: 2 },
      plan: null,
    });
    expect(orderSale('BASIC_EXTRA_PROBE', [probe('IQ_3')], seatTerms)).toMatchObject({ plan: null });
  });
});
