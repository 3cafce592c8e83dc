import { describe, expect, it } from 'vitest';
import { offers } from './selection.fixture.ts';
import { selectionFromPath } from './selection.ts';
import { optionStates, selectionProblems } from './selection-options.ts';
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

function read(path: string): Selection | null {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== 'product');
  return selectionFromPath(segments, new URLSearchParams(search), offers);
}

describe('the options of a page', () => {
  it('stay visible with the reason', () => {
    expect(optionStates({ ...defaults, device: 'iq-plus' }, offers, 'KE')).toEqual({
      devices: [
        { value: 'iq3', available: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'iq-plus', available: true, reason: null },
        { value: 'iq', available: false, reason: 'OWNERS_ONLY' },
      ],
      connectors: [
        { value: 'usb-c', available: true, reason: null },
        { value: 'lightning', available: true, reason: null },
      ],
      plans: [
        { value: 'core', available: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'individual', available: true, reason: null },
        { value: 'team', available: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'individual-forever', available: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'basic', available: true, reason: null },
      ],
      periods: [
        { value: '1-year', available: true, reason: null },
        { value: '3-years', available: true, reason: null },
      ],
      quantities: Array.from({ length: 11 }, (_, index) =>
        index < 10
          ? { value: index + 1, available: true, reason: null }
          : { value: 11, available: false, reason: 'SALES_ONLY' },
      ),
      members: [],
      warranties: [
        { value: null, available: true, reason: null },
        { value: '2-years', available: true, reason: null },
        { value: '3-years', available: true, reason: null },
      ],
      accessories: [
        { value: 'cable-usb-c', available: true, reason: null },
        { value: 'cable-lightning', available: false, reason: 'CONNECTOR_NOT_MADE' },
        { value: 'case', available: true, reason: null },
      ],
    });
  });

  it('allow a team members up to the plan’s limit', () => {
    const { members } = optionStates({ ...defaults, plan: 'team', members: 5 }, offers, 'US');
    expect([members[0], members.at(-2), members.at(-1)]).toEqual([
      { value: 5, available: true, reason: null },
      { value: 50, available: true, reason: null },
      { value: 51, available: false, reason: 'TOO_MANY_MEMBERS' },
    ]);
  });

  it('state what the device rules out', () => {
    const states = optionStates(defaults, offers, 'US');
    expect(states.connectors[1]).toEqual({
      value: 'lightning',
      available: false,
      reason: 'CONNECTOR_NOT_MADE',
    });
    expect(states.accessories[1]).toEqual({
      value: 'cable-lightning',
      available: false,
      reason: 'CONNECTOR_NOT_MADE',
    });
    const plus = optionStates({ ...defaults, device: 'iq-plus' }, offers, 'US');
    expect(plus.plans[0]).toEqual({ value: 'core', available: false, reason: 'PLAN_NOT_FOR_DEVICE' });
  });

  it('for a vet belong to the veterinary market', () => {
    const states = optionStates({ ...defaults, device: 'iq-plus-vet' }, offers, 'US');
    expect(states.devices.map(({ value }) => value)).toEqual(['iq-plus-vet']);
    expect(states.warranties.map(({ value }) => value)).toEqual([null, '2-years']);
  });

  it.each([
    ['nothing prevents it', '/product/iq3/', 'US', []],
    ['more than ten', '/product/iq3/?quantity=11', 'US', ['SALES_ONLY']],
    ['a plan that is not for the device', '/product/iq-plus/core/1-year/', 'US', ['PLAN_NOT_FOR_DEVICE']],
    ['for owners', '/product/iq/', 'US', ['OWNERS_ONLY']],
    ['a device and a plan that are not sold there', '/product/iq3/team/', 'KE', ['NOT_SOLD_IN_COUNTRY']],
    ['nothing is sold there', '/product/iq3/?warranty=2-years', 'AQ', ['NOT_SOLD_IN_COUNTRY']],
  ])('%s: %s in %s', (_, path, country, expected) => {
    expect(selectionProblems(read(path) as Selection, offers, country)).toEqual(expected);
  });
});

describe('a membership that is made for one device family', () => {
  const plansOf = (path: string) => {
    const selection = read(path);
    return selection && optionStates(selection, offers, 'US').plans.map(({ value }) => value);
  };

  it('is an option of its market only', () => {
    expect(plansOf('product/iq-plus-vet/pro/1-year')).toContain('pro');
    expect(plansOf('product/iq3')).not.toContain('pro');
  });

  it('has no URL below a device of the other market', () => {
    expect(read('product/iq3/pro/1-year')).toBeNull();
  });
});
