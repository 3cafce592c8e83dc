import { describe, expect, it } from 'vitest';
import { type CartLine, type VoucherFacts, judgeVoucher, unknownBuyer } from './judge-voucher.ts';
import type { VoucherOffer } from './voucher.model.ts';

const voucher: VoucherOffer = {
  code: 'PROBE50',
  name: '',
  description: '',
  isActive: true,
  startsAt: null,
  expiresAt: null,
  countries: [],
  source: 'SHOP',
  oncePerCustomer: false,
  learnersOnly: false,
  ownersOf: null,
  minimumSubtotal: null,
  applicableSkus: [],
  bundles: [],
  giftSkus: [],
  applyNTimesPerOrder: null,
  excludesSaleItems: false,
  usageLimit: null,
  used: 0,
  discount: { kind: 'FIXED', amount: 5000 },
  allInDiscount: null,
  referrerEmail: null,
  referrerOrganizationId: null,
  hasUsedCode: false,
  isForThisLearner: false,
};

const cable: CartLine = {
  sku: 'CABLE',
  isOnSale: false,
  quantity: 2,
  unitPrice: 2500,
  kind: 'ACCESSORY',
  productLine: null,
  planFamily: null,
  market: 'HUMAN',
};

const judge = (facts: Partial<VoucherFacts>) =>
  judgeVoucher({
    voucher,
    country: 'US',
    target: { kind: 'CART', lines: [cable] },
    buyer: unknownBuyer,
    now: new Date('2026-11-20T15:00:00Z'),
    ...facts,
  });

const reasonOf = (facts: Partial<VoucherFacts>) => {
  const judgement = judge(facts);
  return judgement.ok ? null : judgement.reason;
};

describe('a voucher', () => {
  it('is applied', () => expect(judge({})).toEqual({ ok: true, voucher }));

  it.each<[string, Partial<VoucherFacts>, string | null]>([
    ['that does not exist', { voucher: null }, 'UNKNOWN'],
    ['without an amount in the currency', { voucher: { ...voucher, discount: null } }, 'COUNTRY'],
    ['of another country', { voucher: { ...voucher, countries: ['CA'] } }, 'COUNTRY'],
    ['above the subtotal of all lines', { voucher: { ...voucher, minimumSubtotal: 5001 } }, 'MINIMUM'],
    ['at the subtotal of all lines', { voucher: { ...voucher, minimumSubtotal: 5000 } }, null],
    [
      'for a bundle that the cart is not',
      { voucher: { ...voucher, bundles: ['CLINIC_EXPANSION'] } },
      'ITEMS',
    ],
    ['for learners, for anybody else', { voucher: { ...voucher, learnersOnly: true } }, 'LEARNERS_ONLY'],
    ['for learners, for one', { voucher: { ...voucher, learnersOnly: true, isForThisLearner: true } }, null],
    [
      'that the buyer used before',
      { voucher: { ...voucher, oncePerCustomer: true, hasUsedCode: true } },
      'ALREADY_USED',
    ],
    [
      'that recommends the buyer',
      {
        voucher: { ...voucher, source: 'REFERRAL', referrerEmail: 'Ada@clinic.example' },
        buyer: { ...unknownBuyer, emails: ['', 'ada@clinic.example'] },
      },
      'OWN_REFERRAL',
    ],
    [
      'that earns credit for an organization of the buyer',
      {
        voucher: { ...voucher, source: 'REFERRAL', referrerOrganizationId: 'clinic' },
        buyer: { ...unknownBuyer, organizationIds: ['other', 'clinic'] },
      },
      'OWN_REFERRAL',
    ],
    [
      'that earns credit for another organization',
      {
        voucher: { ...voucher, source: 'REFERRAL', referrerOrganizationId: 'clinic' },
        buyer: { ...unknownBuyer, organizationIds: ['other'] },
      },
      null,
    ],
    [
      'of a second affiliate',
      {
        voucher: { ...voucher, source: 'AFFILIATE' },
        buyer: { ...unknownBuyer, hasAffiliateApplied: true },
      },
      'AFFILIATE_APPLIED',
    ],
  ])('%s is judged so', (_what, facts, reason) => expect(reasonOf(facts)).toBe(reason));

  it.each<[string, Partial<VoucherOffer>, string | null]>([
    ['whatever its least subtotal', { minimumSubtotal: 1_000_000 }, null],
    ['whatever its bundle', { bundles: ['CLINIC_EXPANSION'] }, null],
    ['if it is for something that the country sells', { applicableSkus: ['CABLE'] }, null],
    ['unless the country does not sell what it is for', { applicableSkus: ['PROBE'] }, 'ITEMS'],
  ])('without a cart applies %s', (_what, changes, reason) => {
    const target = { kind: 'CATALOGUE', lines: [{ sku: 'CABLE', isOnSale: false }] } as const;
    expect(reasonOf({ voucher: { ...voucher, ...changes }, target })).toBe(reason);
  });
});
