import { describe, expect, it } from 'vitest';
import { offers, offersWithTrial, selectionToPath } from '../catalogue/index.ts';
import { suggestionsFromSegment } from './index.ts';
import { shopIn, summarize } from './survey.fixture.ts';

const us = shopIn('US');

describe('an address', () => {
  const team = 'iq3~usb-c~team~1-year~2~8~sharing';
  const individual = 'iq-plus~lightning~individual~1-year~1~~start';
  const readSegment = (segment: string, shop = us) => {
    const { suggestions, dropped } = suggestionsFromSegment(segment, shop);
    return [summarize(suggestions), dropped];
  };

  it('opens each bundle with everything selected', () => {
    const [suggestion] = suggestionsFromSegment(team, us).suggestions;
    expect(suggestion && selectionToPath(suggestion.selection)).toBe(
      '/product/iq3/team/1-year/?connector=usb-c&quantity=2&members=8',
    );
  });

  it.each<[what: string, segment: string, kept: readonly string[], dropped: number]>([
    ['of two bundles', `${team},${individual}`, ['iq3 team 2 8 sharing', 'iq-plus individual 1 start'], 0],
    [
      'with an unknown probe',
      `iq9~usb-c~team~1-year~2~8~sharing,${individual}`,
      ['iq-plus individual 1 start'],
      1,
    ],
    ['with the name of every object', 'constructor~usb-c~toString~~1~~start', [], 1],
    ['with a probe for owners', 'iq~lightning~individual~1-year~1~~start', [], 1],
    ['with more probes than are sold without sales', 'iq3~usb-c~individual~1-year~11~~start', [], 1],
    ['with another spelling of a number', 'iq3~usb-c~individual~1-year~01~~start', [], 1],
    ['with a connector that isn’t made', 'iq3~lightning~individual~1-year~1~~start', [], 1],
    ['with a reason that isn’t true', 'iq3~usb-c~basic~~1~~support', [], 1],
    ['with support as the reason for a dearer membership', 'iq3~usb-c~team~1-year~1~5~support', [], 1],
    ['with an unknown reason', 'iq3~usb-c~basic~~1~~cheap', [], 1],
    [
      'that calls a dearer bundle the cheapest',
      `iq3~usb-c~basic~~1~~lowest,${individual}`,
      ['iq-plus individual 1 start'],
      1,
    ],
    [
      'with the lowest price of one bundle alone',
      'iq-plus~usb-c~basic~~1~~lowest',
      ['iq-plus basic 1 probe'],
      0,
    ],
    [
      'whose lowest price has nothing left beside it',
      'iq9~usb-c~basic~~1~~probe,iq-plus~lightning~individual~1-year~1~~lowest',
      ['iq-plus individual 1 start'],
      1,
    ],
    ['of one bundle twice', `${team},${team}`, ['iq3 team 2 8 sharing'], 1],
    ['of nothing', '', [], 1],
    ['of markup', '<script>alert(1)</script>', [], 1],
    ['that is too long', `${team},`.repeat(30), [], 1],
  ])('%s', (_what, segment, kept, dropped) => {
    expect(readSegment(segment)).toEqual([kept, dropped]);
  });

  it('from another country loses what isn’t sold here', () => {
    expect(readSegment(`${team},${individual}`, shopIn('KE'))).toEqual([['iq-plus individual 1 start'], 1]);
  });

  it('loses a bundle that the catalog no longer has', () => {
    const less = { ...offers, plans: offers.plans.filter(({ slug }) => slug !== 'team') };
    expect(readSegment(`${team},${individual}`, shopIn('US', less))).toEqual([
      ['iq-plus individual 1 start'],
      1,
    ]);
  });

  it('loses a trial, which isn’t comparable over the years, as the survey never suggests one', () => {
    const trial = 'iq3~usb-c~individual~30-day-trial~1~~start';
    const sold = shopIn('US', offersWithTrial);
    expect(readSegment(`${trial},${individual}`, sold)).toEqual([['iq-plus individual 1 start'], 1]);
  });

  it('never holds more than are compared', () => {
    const many = [1, 2, 3, 4, 5].map((quantity) => `iq3~usb-c~individual~1-year~${quantity}~~start`);
    expect(suggestionsFromSegment(many.join(','), us)).toMatchObject({ dropped: 2 });
  });
});
