import { describe, expect, it } from 'vitest';
import {
  appliesToLine,
  checkVoucher,
  giftsFor,
  normaliseVoucherCode,
  shownVoucherCode,
  type Voucher,
  type VoucherSituation,
} from './vouchers.ts';

const welcome: Voucher = {
  code: 'WELCOME10',
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
  excludesSaleItems: false,
  giftSkus: [],
  applyNTimesPerOrder: null,
  usageLimit: null,
  used: 0,
};
const cart: VoucherSituation = {
  now: '2026-11-21T12:00:00Z',
  country: 'US',
  subtotal: 431_900,
  lines: [
    { sku: 'IQ3-USBC', isOnSale: true, quantity: 3 },
    { sku: 'SUB-IND-1Y', isOnSale: false, quantity: 1 },
  ],
  bundleType: 'INDIVIDUAL_NEW_USER',
  buyer: {
    hasAffiliateApplied: false,
    isReferrer: false,
    hasUsedCode: false,
    isVerifiedLearner: false,
    ownedLines: [],
  },
};
const buyer = (change: Partial<VoucherSituation['buyer']>) => ({ buyer: { ...cart.buyer, ...change } });

function verdict(voucher: Partial<Voucher>, situation: Partial<VoucherSituation> = {}) {
  return checkVoucher({ ...welcome, ...voucher }, { ...cart, ...situation });
}

describe('a voucher is accepted', () => {
  it.each([
    ['without restrictions', {}, {}],
    ['in one of its countries', { countries: ['CA', 'US'] }, {}],
    ['from its first moment', { startsAt: '2026-11-21T12:00:00Z' }, {}],
    ['until the moment it expires', { expiresAt: '2026-11-21T12:00:00.001Z' }, {}],
    ['at its minimum', { minimumSubtotal: 431_900 }, {}],
    ['for one of the lines', { applicableSkus: ['IQ3-USBC'] }, {}],
    ['for the bundle', { bundles: ['INDIVIDUAL_NEW_USER'] }, {}],
    ['for the line that is not on sale', { excludesSaleItems: true }, {}],
    ['for its last use', { usageLimit: 1, used: 0 }, {}],
    ['from an owner', { ownersOf: 'IQ_PLUS' }, buyer({ ownedLines: ['IQ_3', 'IQ_PLUS'] })],
    ['from a learner', { learnersOnly: true }, buyer({ isVerifiedLearner: true })],
    ['from an affiliate, first', { source: 'AFFILIATE' }, {}],
    ['from a friend', { source: 'REFERRAL' }, {}],
    ['again, when it may be', {}, buyer({ hasUsedCode: true })],
  ] as const)('%s', (_, voucher, situation) => {
    expect(verdict(voucher, situation)).toEqual({ ok: true });
  });
});

describe('a voucher is refused', () => {
  it.each([
    ['NOT_ACTIVE', 'VOUCHER_NOT_APPLICABLE', { isActive: false }, {}],
    ['NOT_ACTIVE', 'VOUCHER_NOT_APPLICABLE', { startsAt: '2026-11-21T14:00:00+01:00' }, {}],
    ['EXPIRED', 'VOUCHER_NOT_APPLICABLE', { expiresAt: '2026-11-21T12:00:00Z' }, {}],
    ['COUNTRY', 'VOUCHER_NOT_APPLICABLE_COUNTRY', { countries: ['CA'] }, {}],
    [
      'AFFILIATE_APPLIED',
      'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED',
      { source: 'AFFILIATE' },
      buyer({ hasAffiliateApplied: true }),
    ],
    ['OWN_REFERRAL', 'VOUCHER_NOT_APPLICABLE_REFERRAL', { source: 'REFERRAL' }, buyer({ isReferrer: true })],
    ['ALREADY_USED', 'VOUCHER_NOT_APPLICABLE', { oncePerCustomer: true }, buyer({ hasUsedCode: true })],
    ['LEARNERS_ONLY', 'VOUCHER_NOT_APPLICABLE', { learnersOnly: true }, {}],
    ['NOT_OWNED', 'VOUCHER_NOT_APPLICABLE', { ownersOf: 'IQ_PLUS' }, buyer({ ownedLines: ['IQ_3'] })],
    ['ITEMS', 'VOUCHER_NOT_APPLICABLE', { bundles: ['TEAM_NEW_USER'] }, {}],
    ['ITEMS', 'VOUCHER_NOT_APPLICABLE', { bundles: ['INDIVIDUAL_NEW_USER'] }, { bundleType: null }],
    ['MINIMUM', 'VOUCHER_NOT_APPLICABLE', { minimumSubtotal: 431_901 }, {}],
    ['ITEMS', 'VOUCHER_NOT_APPLICABLE', { applicableSkus: ['CBL-USBC'] }, {}],
    ['ITEMS', 'VOUCHER_NOT_APPLICABLE', {}, { lines: [] }],
    [
      'SALE_ITEMS',
      'VOUCHER_NOT_APPLICABLE_SALE',
      { applicableSkus: ['IQ3-USBC'], excludesSaleItems: true },
      {},
    ],
    ['USED_UP', 'VOUCHER_NOT_APPLICABLE', { usageLimit: 1, used: 1 }, {}],
  ] as const)('%s: %s', (reason, code, voucher, situation) => {
    expect(verdict(voucher, situation)).toEqual({ ok: false, code, reason });
  });

  it('if no voucher has the code', () => {
    expect(checkVoucher(null, cart)).toEqual({
      ok: false,
      code: 'VOUCHER_NOT_APPLICABLE',
      reason: 'UNKNOWN',
    });
  });

  it('for the first failed check', () => {
    const reasons: string[] = [];
    let voucher: Voucher = {
      ...welcome,
      isActive: false,
      countries: ['CA'],
      oncePerCustomer: true,
      minimumSubtotal: 1_000_000,
      applicableSkus: ['CBL-USBC'],
      usageLimit: 0,
    };
    const mended: readonly Partial<Voucher>[] = [
      { isActive: true },
      { countries: [] },
      { oncePerCustomer: false },
      { minimumSubtotal: null },
      { applicableSkus: [] },
      { usageLimit: null },
    ];
    for (const change of mended) {
      const answer = checkVoucher(voucher, { ...cart, ...buyer({ hasUsedCode: true }) });
      reasons.push(answer.ok ? 'ok' : answer.reason);
      voucher = { ...voucher, ...change };
    }
    expect(reasons).toEqual(['NOT_ACTIVE', 'COUNTRY', 'ALREADY_USED', 'MINIMUM', 'ITEMS', 'USED_UP']);
  });
});

it('a discount applies only to the voucher’s lines', () => {
  const voucher: Voucher = { ...welcome, applicableSkus: ['IQ3-USBC', 'IQP-USBC'], excludesSaleItems: true };
  expect(appliesToLine(voucher, { sku: 'IQP-USBC', isOnSale: false })).toBe(true);
  expect(appliesToLine(voucher, { sku: 'IQ3-USBC', isOnSale: true })).toBe(false);
  expect(appliesToLine(voucher, { sku: 'CBL-USBC', isOnSale: false })).toBe(false);
});

it.each([
  [' welcome10 ', 'WELCOME10'],
  ['/WELCOME10/', 'WELCOME10'],
  ['wel-come 10', 'WELCOME10'],
  ['WELCOME١٠', 'WELCOME10'],
  ['WEL\u2013COME10', 'WELCOME10'],
  ['\u200fWEL\u200bCOME\u200c10\ufeff\t', 'WELCOME10'],
  ['WEL\u2212COME\uff0d10', 'WELCOME10'],
  ['\uff37\uff25\uff2c\uff23\uff2f\uff2d\uff25\u3000\uff11\uff10', 'WELCOME10'],
  ['', ''],
])('the code %j is %s', (typed, expected) => {
  expect(normaliseVoucherCode(typed)).toBe(expected);
});

describe('gifts', () => {
  it.each([
    ['none', {}, []],
    ['one of each for every unit', { giftSkus: ['CBL-USBC', 'CBL-LTG'] }, [4, 4]],
    ['for the units that it applies to', { giftSkus: ['CBL-USBC'], applicableSkus: ['IQ3-USBC'] }, [3]],
    ['as often as it may', { giftSkus: ['CBL-USBC'], applyNTimesPerOrder: 2 }, [2]],
    ['no more than there are units', { giftSkus: ['CBL-USBC'], applyNTimesPerOrder: 20 }, [4]],
    ['nothing for what is on sale', { giftSkus: ['CBL-USBC'], excludesSaleItems: true }, [1]],
    ['nothing for other lines', { giftSkus: ['CBL-USBC'], applicableSkus: ['IQP-USBC'] }, []],
  ])('%s', (_, voucher, quantities) => {
    expect(giftsFor({ ...welcome, ...voucher }, cart.lines).map(({ quantity }) => quantity)).toEqual(
      quantities,
    );
  });
});

it.each([
  ['welcome-10', 'WELCOME10'],
  ['X'.repeat(24), 'X'.repeat(24)],
  ['X'.repeat(25), `${'X'.repeat(24)}…`],
  ['😀'.repeat(30), `${'😀'.repeat(24)}…`],
  ['\u202Egnp.exe\u200B\u0000', 'GNP.EXE'],
  ['Z\u0301\u0302\u0303', 'Z'],
  ['<script>', '<SCRIPT>'],
  ['/ -', ''],
])('a code of a link, %j, is shown as %j', (typed, shown) => {
  expect(shownVoucherCode(typed)).toBe(shown);
});
