import { describe, expect, it } from 'vitest';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { acceptedInWords } from './accept.ts';
import type { AcceptedPath, Baseline } from './accepted-path.types.ts';
import { accepted, changedShop, scenario } from './changed-shop.fixture.ts';
import { comparisonInWords, comparisonOf } from './compare.ts';
import { newBaseline } from './new-baseline.ts';

const acceptedNow = (shop: RegisteredMachine, before: Baseline | null = accepted): Baseline =>
  newBaseline(exploreMachine(shop, scenario), before);

const wordsFor = (shop: RegisteredMachine, baseline: Baseline) =>
  comparisonInWords('shop', comparisonOf(shop, scenario, baseline));

const passes =
  (label: string) =>
  ({ steps }: AcceptedPath): boolean =>
    steps.some((step) => step.label === label);

describe('accepting', () => {
  it('changes nothing where nothing has changed', () => {
    expect(acceptedNow(changedShop())).toEqual(accepted);
    expect(acceptedInWords('shop', accepted, accepted)).toMatch(/^shop: 0 paths came, 0 went, 0 changed/);
  });

  it('replaces only the paths that a change affects', () => {
    const shop = changedShop('"onError":{"target":"choosing"', '"onError":{"target":"away"');
    const now = acceptedNow(shop);
    const unaffected = accepted.paths.filter((path) => !passes('placeOrder: silent')(path));
    expect(unaffected.length).toBeGreaterThan(0);
    for (const path of unaffected) expect(now.paths).toContainEqual(path);
    expect(wordsFor(shop, now)).toBe('');
    expect(wordsFor(changedShop(), now)).toMatch(
      /After “the shop is silent” the flow was in “Away”; now it is in “Choosing”\./,
    );
  });

  it('adds paths for what is new, behind those that there were', () => {
    const shop = changedShop('"left":', '"pressed.again":{"target":"away"},"left":');
    const heard = {
      ...scenario,
      events: [...scenario.events, { sentence: 'someone presses again', event: { type: 'pressed.again' } }],
    };
    const now = newBaseline(exploreMachine(shop, heard), accepted);
    expect(now.paths.slice(0, accepted.paths.length)).toEqual(accepted.paths);
    expect(now.paths.slice(accepted.paths.length).map(passes('{"type":"pressed.again"}'))).toEqual([true]);
    expect(acceptedInWords('shop', accepted, now)).toMatch(
      /^shop: 1 path came, 0 went, 0 changed, \d stayed\.$/,
    );
  });

  it('drops what can no longer happen', () => {
    const now = acceptedNow(changedShop('"pressed":', '"pressed.elsewhere":'));
    expect(now.paths.filter(passes('placeOrder: placed'))).toEqual([]);
  });

  it('says what came, went, changed and stayed', () => {
    expect(acceptedInWords('shop', null, accepted)).toMatch(
      /^shop: \d paths? came, 0 went, 0 changed, 0 stayed\.$/,
    );
  });
});
