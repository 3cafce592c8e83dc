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

function readSelection(path: string): Selection | null {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/').filter((segment) => segment !== '' && segment !== 'product');
  return selectionFromPath(segments, new URLSearchParams(search), offers);
}

describe('the options of a page', () => {
  it('stay visible with the reason', () => {
    expect(optionStates({ ...defaults, device: 'iq-plus' }, offers, 'KE')).toEqual({
      devices: [
        { value: 'iq3', isAvailable: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'iq-plus', isAvailable: true, reason: null },
        { value: 'iq', isAvailable: false, reason: 'OWNERS_ONLY' },
      ],
      connectors: [
        { value: 'usb-c', isAvailable: true, reason: null },
        { value: 'lightning', isAvailable: true, reason: null },
      ],
      plans: [
        { value: 'core', isAvailable: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'individual', isAvailable: true, reason: null },
        { value: 'team', isAvailable: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'individual-forever', isAvailable: false, reason: 'NOT_SOLD_IN_COUNTRY' },
        { value: 'basic', isAvailable: true, reason: null },
      ],
      periods: [
        { value: '1-year', isAvailable: true, reason: null },
        { value: '3-years', isAvailable: true, reason: null },
      ],
      quantities: Array.from({ length: 11 }, (_, index) =>
        index < 10
          ? { value: index + 1, isAvailable: true, reason: null }
          : { value: 11, isAvailable: false, reason: 'SALES_ONLY' },
      ),
      members: [],
      warranties: [
        { value: null, isAvailable: true, reason: null },
        { value: '2-years', isAvailable: true, reason: null },
        { value: '3-years', isAvailable: true, reason: null },
      ],
      accessories: [
        { value: 'cable-usb-c', isAvailable: true, reason: null },
        { value: 'cable-lightning', isAvailable: false, reason: 'CONNECTOR_NOT_MADE' },
        { value: 'case', isAvailable: true, reason: null },
      ],
    });
  });

  it('allow a team members up to the plan’s limit', () => {
    const { members } = optionStates({ ...defaults, plan: 'team', members: 5 }, offers, 'US');
    expect([members[0], members.at(-2), members.at(-1)]).toEqual([
      { value: 5, isAvailable: true, reason: null },
      { value: 50, isAvailable: true, reason: null },
      { value: 51, isAvailable: false, reason: 'TOO_MANY_MEMBERS' },
    ]);
  });

  it('state what the device rules out', () => {
    const states = optionStates(defaults, offers, 'US');
    expect(states.connectors[1]).toEqual({
      value: 'lightning',
      isAvailable: false,
      reason: 'CONNECTOR_NOT_MADE',
    });
    expect(states.accessories[1]).toEqual({
      value: 'cable-lightning',
      isAvailable: false,
      reason: 'CONNECTOR_NOT_MADE',
    });
    const plus = optionStates({ ...defaults, device: 'iq-plus' }, offers, 'US');
    expect(plus.plans[0]).toEqual({ value: 'core', isAvailable: false, reason: 'PLAN_NOT_FOR_DEVICE' });
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
    expect(selectionProblems(readSelection(path) as Selection, offers, country)).toEqual(expected);
  });
});

describe('a membership that is made for one device family', () => {
  const plansOf = (path: string) => {
    const selection = readSelection(path);
    return selection && optionStates(selection, offers, 'US').plans.map(({ value }) => value);
  };

  it('is an option of its market only', () => {
    expect(plansOf('product/iq-plus-vet/pro/1-year')).toContain('pro');
    expect(plansOf('product/iq3')).not.toContain('pro');
  });

  it('has no URL below a device of the other market', () => {
    expect(readSelection('product/iq3/pro/1-year')).toBeNull();
  });
});
