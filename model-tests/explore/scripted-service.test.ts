import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { answers, noResponse, type Outcome } from '../../machines/testing/index.ts';
import { toPlayed, scriptedService } from './scripted-service.ts';

describe('a contained machine that is played', () => {
  it.each<[how: string, outcome: Outcome, status: string]>([
    ['an answer', answers('the card is accepted', 'card-1'), 'done'],
    ['an error', noResponse('the shop does not answer'), 'error'],
  ])('shows its last context after %s, as a machine that has ended does', (_how, outcome, status) => {
    const context = { method: 'CREDIT_CARD' };
    const actor = createActor(scriptedService({ begin: () => ({ context }) }), { input: null });
    actor.subscribe({ error: () => undefined });
    actor.start().send(toPlayed(outcome));
    expect(actor.getSnapshot()).toMatchObject({ status, context });
  });
});
