import { describe, expect, it } from 'vitest';
import {
  type Buyer,
  type BuyerOrganization,
  membershipInMarket,
  offers,
  priceOfLines,
  selectionFromPath,
  selectionLines,
  selectionPrice,
} from '../catalogue/index.ts';
import { money } from '../money/index.ts';
import {
  changeProSelection,
  firstProSelection,
  proDevicesFor,
  proEligibility,
  proLines,
  proMembersRange,
  proOffers,
  type ProSelection,
  proTotal,
} from './index.ts';

const human = firstProSelection('HUMAN', proOffers);
const vet = firstProSelection('VETERINARY', proOffers);
const changeSelection = (choice: Partial<ProSelection>, from = human, seatsInUse = 0) =>
  changeProSelection(from, choice, proOffers, seatsInUse);

describe('a Pro plan', () => {
  it('begins with the first probe of its market, in the preselected number, and no features', () => {
    expect([human, vet]).toEqual([
      {
        market: 'HUMAN',
        device: 'iq3',
        connector: 'usb-c',
        quantity: 2,
        months: 12,
        members: 5,
        features: [],
      },
      {
        market: 'VETERINARY',
        device: 'iq-plus-vet',
        connector: 'usb-c',
        quantity: 2,
        months: 12,
        members: 5,
        features: [],
      },
    ]);
  });

  it('is sold with the probes of its market that its bundles include', () => {
    expect(proDevicesFor('HUMAN', proOffers).map(({ slug }) => slug)).toEqual(['iq3', 'iq-plus']);
    expect(proDevicesFor('VETERINARY', proOffers).map(({ slug }) => slug)).toEqual(['iq-plus-vet']);
  });

  it.each<[what: string, choice: Partial<ProSelection>, from: ProSelection, becomes: Partial<ProSelection>]>([
    ['another probe', { device: 'iq-plus' }, human, { device: 'iq-plus', connector: 'usb-c' }],
    [
      'another plug',
      { connector: 'lightning' },
      changeSelection({ device: 'iq-plus' }),
      { connector: 'lightning' },
    ],
    ['a plug that the probe lacks', { connector: 'lightning' }, human, { connector: 'usb-c' }],
    ['no probe', { device: null }, human, { device: null, connector: null, quantity: 2 }],
    ['a probe of the other market', { device: 'iq-plus-vet' }, human, { device: null, connector: null }],
    ['too many probes', { quantity: 99 }, human, { quantity: 11 }],
    ['fewer members than in the price', { members: 3 }, human, { members: 5 }],
    ['more members than are sold', { members: 9000 }, human, { members: 501 }],
    ['a term', { months: 36 }, vet, { months: 36 }],
    ['a term that is not sold', { months: 24 }, vet, { months: 12 }],
    [
      'features, in display order',
      { features: ['SUB-PROC-DIAG-CARDIAC-1Y', 'SUB-PROC-COLL-TELE-1Y', 'NONE'] },
      human,
      { features: ['SUB-PROC-COLL-TELE-1Y', 'SUB-PROC-DIAG-CARDIAC-1Y'] },
    ],
    ['features where none are sold', { features: ['SUB-PROC-COLL-TELE-1Y'] }, vet, { features: [] }],
  ])('with %s', (_what, choice, from, becomes) => {
    expect(changeSelection(choice, from)).toEqual({ ...from, ...becomes });
  });

  it('has a seat for everybody in the organization', () => {
    expect(proMembersRange(human, proOffers, 9)).toEqual({ fewest: 9, most: 500 });
    expect(changeSelection({ members: 5 }, human, 9).members).toBe(9);
    expect(changeSelection({}, vet, 9).members).toBe(6);
  });

  it('is bought as its probes, the base, a seat for each further member, and its features', () => {
    const selection = changeSelection({ members: 7, features: ['SUB-PROC-COLL-TELE-1Y'] });
    expect(proLines(selection, proOffers)).toEqual([
      { sku: 'IQ3-USBC', quantity: 2 },
      { sku: 'SUB-PROC-1Y', quantity: 1 },
      { sku: 'SUB-PROC-SEAT-1Y', quantity: 2 },
      { sku: 'SUB-PROC-COLL-TELE-1Y', quantity: 1 },
    ]);
    const { today, renewal } = proTotal(selection, proOffers);
    expect(today.gross).toEqual(money(2 * 389_900 + 180_000 + 2 * 30_000 + 24_000, 'USD'));
    expect([renewal?.months, renewal?.price.gross.amount]).toEqual([12, 264_000]);
  });

  it('is the same cart at the same price as on the page of its probe', () => {
    const onPage = selectionFromPath(
      ['iq-plus-vet', 'pro', '1-year'],
      new URLSearchParams('quantity=2'),
      offers,
    );
    if (onPage === null) throw new Error('The page is not found.');
    const lines = proLines(vet, proOffers);
    expect(lines).toEqual(selectionLines(onPage, offers));
    expect(priceOfLines(lines, offers.prices).today).toEqual(
      selectionPrice(onPage, offers, '2026-11-26').today,
    );
  });
});

const lapsed: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'CANCELED',
  subscriptionExpirationDate: '2026-10-01',
  hasHadTrial: false,
  registeredProbes: 2,
  maxDevices: 50,
  commitmentEndDate: null,
};
const member = (organization: Partial<BuyerOrganization>, isOrganizationAdmin = true): Buyer => ({
  kind: 'USER',
  membership: {
    isOrganizationAdmin,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...lapsed, ...organization },
  },
});
const active = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-10-01' } as const;
const anonymous: Buyer = { kind: 'ANONYMOUS' };
const alone = changeSelection({ device: null });

describe('who may order a Pro plan', () => {
  it.each<[who: string, selection: ProSelection, country: string, buyer: Buyer, answer: string]>([
    ['a stranger with probes', human, 'US', anonymous, 'allowed'],
    ['a stranger with veterinary probes', vet, 'DE', anonymous, 'allowed'],
    ['a stranger without probes', alone, 'US', anonymous, 'OPERATION_NOT_ALLOWED SIGN_IN'],
    ['a stranger in a country without Pro', human, 'KE', anonymous, 'COUNTRY_NOT_AVAILABLE'],
    [
      'a stranger with eleven probes',
      changeSelection({ quantity: 11 }),
      'US',
      anonymous,
      'OPERATION_NOT_ALLOWED SALES',
    ],
    ['an owner whose plan has ended', alone, 'US', member({}), 'allowed'],
    ['a member whose plan has ended', alone, 'US', member({}, false), 'NO_PERMISSIONS'],
    [
      'an organization without probes',
      alone,
      'US',
      member({ registeredProbes: 0, subscriptionStatus: null }),
      'OPERATION_NOT_ALLOWED',
    ],
    ['a team that moves up', alone, 'US', member(active), 'OPERATION_NOT_ALLOWED UPGRADE'],
    ['a team with new probes', human, 'US', member(active), 'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE'],
    ['a hospital', alone, 'US', member({ ...active, planType: 'HOSPITAL' }), 'OPERATION_NOT_ALLOWED SALES'],
    ['a veterinarian who buys for people', human, 'US', member({ market: 'VETERINARY' }), 'allowed'],
  ])('%s', (_who, selection, country, buyer, answer) => {
    const eligibility = proEligibility(selection, proOffers, country, buyer);
    expect(eligibility.allowed ? 'allowed' : [eligibility.code, ...eligibility.offers].join(' ')).toBe(
      answer,
    );
  });

  it('buys for the oldest membership in the market', () => {
    const of = (id: string, market: 'HUMAN' | 'VETERINARY') => ({ id, organization: { market } });
    const memberships = [of('a', 'VETERINARY'), of('b', 'HUMAN'), of('c', 'HUMAN')];
    expect(membershipInMarket(memberships, 'HUMAN')?.id).toBe('b');
    expect(membershipInMarket([], 'HUMAN')).toBeNull();
  });
});
