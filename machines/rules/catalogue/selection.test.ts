import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSelection, selectionFromPath, selectionLines, selectionToPath } from './selection.ts';
import { offers } from './selection.fixture.ts';
import { selectionProblems } from './selection-options.ts';
import type { Selection } from './selection.types.ts';

const defaults: Selection = {
  device: 'iq3',
  connector: 'usb-c',
  plan: 'individual',
  period: '1-year',
  quantity: 1,
  members: null,
  warranty: null,
  accessories: [],
};

/** The five members that its price includes. */
const team: Selection = { ...defaults, plan: 'team', members: 5 };

function readSelection(path: string): Selection | null {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== 'product');
  return selectionFromPath(segments, new URLSearchParams(search), offers);
}

describe('the URL of a product page', () => {
  it.each([
    ['/product/iq3/', defaults],
    ['/product/iq-plus/', { ...defaults, device: 'iq-plus' }],
    ['/product/iq3/individual/3-years/', { ...defaults, period: '3-years' }],
    ['/product/iq3/team/', { ...team, quantity: 2 }],
    ['/product/iq3/team/1-year/?quantity=1&members=8', { ...team, members: 8 }],
    ['/product/iq3/team/1-year/?quantity=1&members=٨', { ...team, members: 8 }],
    ['/product/iq3/team/1-year/?quantity=1&members=2', team],
    ['/product/iq3/team/1-year/?quantity=1&members=many', team],
    ['/product/iq3/team/1-year/?quantity=1&members=900', { ...team, members: 51 }],
    ['/product/iq3/?members=8', defaults],
    ['/product/iq3/basic/', { ...defaults, plan: 'basic', period: null }],
    ['/product/iq3/individual-forever/', { ...defaults, plan: 'individual-forever', period: null }],
    ['/product/iq-plus/?connector=lightning', { ...defaults, device: 'iq-plus', connector: 'lightning' }],
    ['/product/iq3/?connector=lightning', defaults],
    ['/product/iq3/?quantity=3', { ...defaults, quantity: 3 }],
    ['/product/iq3/?quantity=٣', { ...defaults, quantity: 3 }],
    ['/product/iq3/?quantity=0', defaults],
    ['/product/iq3/?quantity=-2', defaults],
    ['/product/iq3/?quantity=1e3', defaults],
    ['/product/iq3/?quantity=250', { ...defaults, quantity: 11 }],
    ['/product/iq3/?warranty=2-years', { ...defaults, warranty: '2-years' }],
    ['/product/iq-plus-vet/?warranty=3-years', { ...defaults, device: 'iq-plus-vet' }],
    [
      '/product/iq3/?accessories=case,nonsense,cable-usb-c',
      { ...defaults, accessories: ['cable-usb-c', 'case'] },
    ],
    ['/product/iq3/?accessories=cable-lightning', defaults],
    ['/product/iq-plus/?accessories=cable-lightning', { ...defaults, device: 'iq-plus' }],
  ])('%s', (path, expected) => {
    expect(readSelection(path)).toEqual(expected);
  });

  it.each([
    '/product/',
    '/product/iq9/',
    '/product/iq3/gold/',
    '/product/iq3/individual/2-years/',
    '/product/iq3/basic/1-year/',
    '/product/toString/',
  ])('%s is no page', (path) => {
    expect(readSelection(path)).toBeNull();
  });

  it('is written in full', () => {
    const selection: Selection = { ...defaults, warranty: '2-years', accessories: ['cable-usb-c', 'case'] };
    expect(selectionToPath(selection)).toBe(
      '/product/iq3/individual/1-year/?connector=usb-c&quantity=1&warranty=2-years&accessories=cable-usb-c,case',
    );
    expect(selectionToPath({ ...team, members: 8 })).toBe(
      '/product/iq3/team/1-year/?connector=usb-c&quantity=1&members=8',
    );
    expect(selectionToPath({ ...defaults, plan: 'basic', period: null })).toBe(
      '/product/iq3/basic/?connector=usb-c&quantity=1',
    );
  });
});

const anyChoice = fc.record(
  {
    device: fc.constantFrom(...offers.devices.map(({ slug }) => slug)),
    connector: fc.constantFrom('usb-c' as const, 'lightning' as const),
    plan: fc.constantFrom('basic', ...offers.plans.map(({ slug }) => slug)),
    period: fc.constantFrom('1-year', '3-years', null),
    quantity: fc.integer({ min: 1, max: 10 }),
    members: fc.integer({ min: 1, max: 50 }),
    warranty: fc.constantFrom(null, '2-years', '3-years'),
    accessories: fc.subarray(offers.accessories.map(({ slug }) => slug)),
  },
  { requiredKeys: [] },
);

describe('after any choice', () => {
  it('parsing the URL returns the same selection', () => {
    fc.assert(
      fc.property(fc.array(anyChoice, { maxLength: 5 }), (choices) => {
        const selection = choices.reduce<Selection>(
          (before, choice) => changeSelection(before, choice, offers),
          defaults,
        );
        expect(readSelection(selectionToPath(selection))).toEqual(selection);
      }),
    );
  });

  it('only what the country or an owner’s device rules out is unavailable', () => {
    fc.assert(
      fc.property(fc.array(anyChoice, { maxLength: 5 }), (choices) => {
        const selection = choices.reduce<Selection>(
          (before, choice) => changeSelection(before, choice, offers),
          defaults,
        );
        const problems = selectionProblems(selection, offers, 'US');
        expect(problems).toEqual(selection.device === 'iq' ? ['OWNERS_ONLY'] : []);
        expect(selectionLines(selection, offers).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a choice', () => {
  const plus: Selection = {
    ...defaults,
    device: 'iq-plus',
    connector: 'lightning',
    accessories: ['cable-lightning', 'case'],
  };

  it.each([
    [
      'of the other connector changes the cable with it',
      plus,
      { connector: 'usb-c' },
      { ...plus, connector: 'usb-c', accessories: ['cable-usb-c', 'case'] },
    ],
    [
      'takes the connector and its cable with it',
      plus,
      { device: 'iq3' },
      { ...defaults, accessories: ['cable-usb-c', 'case'] },
    ],
    ['of a membership for several adds no device', defaults, { plan: 'team' }, team],
    [
      'keeps a quantity that was chosen',
      { ...defaults, quantity: 3 },
      { plan: 'team' },
      { ...team, quantity: 3 },
    ],
    [
      'of another membership forgets the members',
      { ...team, members: 9 },
      { plan: 'core' },
      { ...defaults, plan: 'core' },
    ],
    [
      'of another probe keeps them',
      { ...team, members: 9 },
      { device: 'iq-plus' },
      { ...team, members: 9, device: 'iq-plus' },
    ],
    [
      'keeps a period that the plan has',
      { ...defaults, period: '3-years' },
      { device: 'iq-plus' },
      { ...defaults, device: 'iq-plus', period: '3-years' },
    ],
    [
      'falls back to a period that the plan has',
      { ...defaults, period: '3-years' },
      { plan: 'core' },
      { ...defaults, plan: 'core' },
    ],
    [
      'of a device falls back to a plan for it',
      { ...defaults, plan: 'core', quantity: 2 },
      { device: 'iq-plus' },
      { ...defaults, device: 'iq-plus', quantity: 2 },
    ],
    [
      'of the other market loses the warranty that it has not',
      { ...defaults, warranty: '3-years' },
      { device: 'iq-plus-vet' },
      { ...defaults, device: 'iq-plus-vet' },
    ],
  ] as const)('%s', (_, before, choice, after) => {
    expect(changeSelection(before, choice, offers)).toEqual(after);
  });

  it('of the other connector leaves out a cable that isn’t made for it', () => {
    const short = offers.accessories.filter(({ slug }) => slug !== 'cable-usb-c');
    const changed = changeSelection(plus, { connector: 'usb-c' }, { ...offers, accessories: short });
    expect(changed.accessories).toEqual(['case']);
  });
});

describe('the lines of a selection', () => {
  it('are devices, one membership, a warranty for each device, and accessories', () => {
    const selection: Selection = {
      ...defaults,
      quantity: 3,
      warranty: '2-years',
      accessories: ['case', 'cable-usb-c'],
    };
    expect(selectionLines(selection, offers)).toEqual([
      { sku: 'IQ3-USBC', quantity: 3 },
      { sku: 'SUB-IND-1Y', quantity: 1 },
      { sku: 'WAR-2Y', quantity: 3 },
      { sku: 'CBL-USBC', quantity: 1 },
      { sku: 'CASE', quantity: 1 },
    ]);
  });

  it('have a seat for each member beyond those in the price', () => {
    expect(selectionLines({ ...team, members: 8 }, offers)).toEqual([
      { sku: 'IQ3-USBC', quantity: 1 },
      { sku: 'SUB-TEAM-1Y', quantity: 1 },
      { sku: 'SUB-TEAM-SEAT-1Y', quantity: 3 },
    ]);
    expect(selectionLines(team, offers)).toHaveLength(2);
  });

  it('are veterinary products for a vet', () => {
    const selection: Selection = {
      ...defaults,
      device: 'iq-plus-vet',
      connector: 'lightning',
      plan: 'basic',
      period: null,
      warranty: '2-years',
    };
    expect(selectionLines(selection, offers)).toEqual([
      { sku: 'IQV-LTG', quantity: 1 },
      { sku: 'WAR-VET-2Y', quantity: 1 },
    ]);
  });

  it.each([{ device: 'iq9' }, { connector: 'lightning' }] as const)(
    'are none for %j, which no page gives',
    (change) => {
      expect(() => selectionLines({ ...defaults, ...change }, offers)).toThrow(RangeError);
    },
  );
});

describe('without preselected extras', () => {
  const lawful = { ...offers, preselectsMembership: false };
  const from = (segments: readonly string[], search = '') =>
    selectionFromPath(segments, new URLSearchParams(search), lawful);
  const basic: Selection = { ...defaults, plan: 'basic', period: null };

  it.each(offers.devices.map(({ slug }) => slug))(
    '%s is selected alone and can be bought that way',
    (slug) => {
      const selection = from([slug]);
      expect(selection).toMatchObject({
        plan: 'basic',
        period: null,
        members: null,
        warranty: null,
        accessories: [],
      });
      expect(selection && selectionLines(selection, lawful)).toHaveLength(1);
    },
  );

  it('the choices in a URL are selected', () => {
    expect(from(['iq3', 'individual'])).toEqual(defaults);
    expect(from(['iq3'], 'warranty=2-years')).toEqual({ ...basic, warranty: '2-years' });
  });

  it('a choice that excludes the membership leaves only the device', () => {
    const pro = from(['iq-plus-vet', 'pro']);
    expect(pro && changeSelection(pro, { device: 'iq3' }, lawful)).toMatchObject({
      device: 'iq3',
      plan: 'basic',
    });
  });
});
