import { describe, expect, it } from 'vitest';
import { allInSelection, termSaving } from './all-in.ts';
import { deviceOffer, selectionFromPath } from './selection.ts';
import { offers } from './selection.fixture.ts';

const allIn = (device: string, connector: string | null = null, shop = offers) =>
  allInSelection(deviceOffer(device, shop), connector, shop);

describe('a probe with everything', () => {
  it('has the longest term, the longest warranty and a cable that fits', () => {
    expect(allIn('iq-plus', 'lightning')).toEqual({
      device: 'iq-plus',
      connector: 'lightning',
      plan: 'individual',
      period: '3-years',
      quantity: 1,
      members: null,
      warranty: '3-years',
      accessories: ['cable-lightning'],
    });
  });

  it('begins with the first connector where the address names none that is made', () => {
    expect(allIn('iq3', 'scart')).toMatchObject({ connector: 'usb-c', accessories: ['cable-usb-c'] });
  });

  it('has the warranty of its market', () => {
    expect(allIn('iq-plus-vet')).toMatchObject({ plan: 'individual', warranty: '2-years' });
  });

  it.each([
    ['the membership', { ...offers, plans: offers.plans.filter(({ slug }) => slug === 'core') }],
    ['the warranty', { ...offers, warranties: [] }],
  ])('is not offered without %s', (_what, shop) => {
    expect(allIn('iq3', null, shop)).toBeNull();
  });
});

describe('the saving', () => {
  it.each([
    ['iq3/individual/3-years', 3 * 42_000 - 113_400],
    ['iq3/individual/1-year', null],
    ['iq3/team/1-year', null],
    ['iq3/basic', null],
  ])('%s', (path, saved) => {
    const selection = selectionFromPath(path.split('/'), { get: () => null }, offers);
    expect(selection && termSaving(selection, offers)?.gross.amount).toBe(saved ?? undefined);
  });

  it('is never a loss', () => {
    const known = offers.prices['SUB-IND-3Y']!;
    const shop = {
      ...offers,
      prices: { ...offers.prices, 'SUB-IND-3Y': { ...known, price: offers.prices['IQ3-USBC']!.price } },
    };
    expect(termSaving(allIn('iq3', null, shop)!, shop)).toBeNull();
  });
});
