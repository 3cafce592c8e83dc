import { describe, expect, it } from 'vitest';
import { mayStart } from './eligibility.ts';
import { selectionRequest } from './selection-request.ts';
import { offers, offersWithTrial } from './selection.fixture.ts';
import { selectionFromPath } from './selection.ts';

function requestFor(path: string, parameters: Readonly<Record<string, string>> = {}) {
  const selection = selectionFromPath(path.split('/'), { get: (name) => parameters[name] ?? null }, offers);
  if (selection === null) throw new Error(`No such page: ${path}`);
  return selectionRequest(selection, offers, 'US');
}

describe('the request for a selection is that of its bundle', () => {
  it.each([
    ['iq3/individual/1-year', 'NEW_USER', 'INDIVIDUAL', 'HUMAN', 'IQ_3', 1],
    ['iq3/team/1-year', 'NEW_USER', 'TEAM', 'HUMAN', 'IQ_3', 2],
    ['iq-plus/basic', 'NEW_USER', 'BASIC', 'HUMAN', 'IQ_PLUS', 1],
    ['iq-plus-vet/basic', 'PROBE_ONLY', null, 'VETERINARY', 'IQ_PLUS_VET', 1],
  ] as const)('%s', (path, action, planFamily, market, productLine, quantity) => {
    expect(requestFor(path)).toEqual({
      action,
      planFamily,
      market,
      productLine,
      quantity,
      country: 'US',
      expansion: null,
    });
  });

  it.each([
    ['iq3/individual/30-day-trial', 'NEW_USER_WITH_TRIAL'],
    ['iq3/individual/1-year', 'NEW_USER_WITHOUT_TRIAL'],
    ['iq3/core/1-year', 'NEW_USER'],
  ])('%s where there are trials', (path, action) => {
    const selection = selectionFromPath(path.split('/'), { get: () => null }, offersWithTrial);
    expect(selection && selectionRequest(selection, offersWithTrial, 'US').action).toBe(action);
  });

  it('preselects no trial', () => {
    expect(selectionFromPath(['iq3', 'individual'], { get: () => null }, offersWithTrial)?.period).toBe(
      '1-year',
    );
  });

  it('refuses too many probes for self-service, as the server does', () => {
    const verdict = (quantity: string) =>
      mayStart(requestFor('iq3/individual/1-year', { quantity }), { kind: 'ANONYMOUS' });
    expect(verdict('10')).toEqual({ allowed: true });
    expect(verdict('11')).toEqual({ allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: ['SALES'] });
  });
});
