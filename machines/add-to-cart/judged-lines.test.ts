import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import type { AddingPurpose } from './add-to-cart.types.ts';
import { type JudgedLines, refusalsFor } from './index.ts';

const upgrade = refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'UPGRADE_INSTEAD');
const demoted = refusalOf('NO_PERMISSIONS', 'lines');
const tooMany = refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'ASK_SALES');
const ended = refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'PLAN_ENDED');

const linesOfBundle = (bundleType: JudgedLines['bundleType']): JudgedLines => ({ refusals: [], bundleType });
const refusedWith = (...refusals: JudgedLines['refusals']): JudgedLines => ({
  refusals,
  bundleType: 'TEAM_EXTRA_PROBE',
});

describe('lines that a page adds to the cart', () => {
  it.each<
    [what: string, purpose: AddingPurpose | null, judged: JudgedLines, refusals: JudgedLines['refusals']]
  >([
    ['about no organization, that are a change', null, refusedWith(upgrade), [upgrade]],
    ['about no organization, that its members may not order', null, refusedWith(demoted), []],
    ['of a plan that may be ordered', 'PLAN', linesOfBundle('TEAM_RENEWAL'), []],
    ['of a plan that is a change by now', 'PLAN', refusedWith(upgrade), [upgrade]],
    ['of a plan for whoever manages no organization any more', 'PLAN', refusedWith(demoted), [demoted]],
    ['of a probe under the current plan', 'EXTRA_PROBE', linesOfBundle('TEAM_EXTRA_PROBE'), []],
    ['of more probes than are left', 'EXTRA_PROBE', refusedWith(tooMany), [tooMany]],
    ['of a probe whose plan has ended since', 'EXTRA_PROBE', linesOfBundle('BASIC_NEW_USER'), [ended]],
    ['of a probe in no bundle', 'EXTRA_PROBE', linesOfBundle(null), [ended]],
  ])('%s', (_what, purpose, judged, refusals) => {
    expect(refusalsFor(purpose, judged)).toEqual(refusals);
  });
});
