import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { exampleCard, exampleMethods, settle } from '../testing/index.ts';
import { isSavedMethodsPending } from './index.ts';
import { toKnownMethods, open, refusedAnswer } from './saved-methods.fixture.ts';

describe('adding a card', () => {
  const startAuthorized = async () => {
    const flow = await open([]);
    flow.send({ type: 'card.begun' });
    flow.send({ type: 'authorization.changed', isAuthorized: true });
    return flow;
  };
  const tokenised = { status: 'tokenised', card: exampleCard } as const;

  it('requests nothing from the provider before later payments are authorized', async () => {
    const { script, send, screen, state } = await open([]);
    send({ type: 'card.begun' });
    send({ type: 'card.submitted' });
    await settle();
    expect([screen(), state(), script.open()]).toEqual(['adding', 'adding.entering.unauthorized', []]);
    send({ type: 'change.canceled' });
    expect(screen()).toBe('list');
  });

  it('saves it for the membership, and shows it', async () => {
    const { script, send, snapshot, state } = await startAuthorized();
    send({ type: 'card.submitted' });
    expect(isSavedMethodsPending(snapshot())).toBe(true);
    await script.answer('tokeniseCard', tokenised);
    expect(script.asked('saveMethod')).toEqual([
      { membershipId: 'membership', method: 'CREDIT_CARD', token: exampleCard.paymentMethodId },
    ]);
    await script.answer('saveMethod', { status: 'saved' });
    await script.answer('loadMethods', toKnownMethods(exampleMethods));
    expect(state()).toBe('open.changed');
  });

  it('shows the bank’s challenge, and continues with the same card', async () => {
    const { script, send, state } = await startAuthorized();
    send({ type: 'card.submitted' });
    await script.answer('tokeniseCard', tokenised);
    await script.answer('saveMethod', { status: 'asks', clientSecret: 'seti_secret' });
    expect(script.asked('answerBank')).toEqual([{ clientSecret: 'seti_secret' }]);
    await script.answer('answerBank', { status: 'confirmed' });
    const [first, second] = script.asked('saveMethod');
    expect([state(), second]).toEqual(['adding.saving', first]);
  });

  it('reports a failed confirmation, and asks for the card again', async () => {
    const { script, send, context, state } = await startAuthorized();
    send({ type: 'card.submitted' });
    await script.answer('tokeniseCard', tokenised);
    await script.answer('saveMethod', { status: 'asks', clientSecret: 'seti_secret' });
    const refusals = [refusalOf('CARD_DECLINED', null)];
    await script.answer('answerBank', { status: 'refused', refusals });
    expect([state(), context().trouble, context().token]).toEqual([
      'adding.entering.typing',
      { kind: 'refused', refusals },
      null,
    ]);
  });

  it('keeps the messages of the other fields when one changes', async () => {
    const { script, send, context } = await startAuthorized();
    send({ type: 'card.submitted' });
    const refusals = [
      refusalOf('INCORRECT_NUMBER', 'card.number', 'FORMAT'),
      refusalOf('INCORRECT_CVC', 'card.securityCode', 'FORMAT'),
    ];
    await script.answer('tokeniseCard', { status: 'refused', refusals });
    send({ type: 'card.changed', field: 'card.number' });
    expect(context().trouble).toEqual({ kind: 'refused', refusals: refusals.slice(1) });
  });

  it('does not ask the provider again after the shop did not respond, unless another card is typed', async () => {
    const { script, send } = await startAuthorized();
    send({ type: 'card.submitted' });
    await script.answer('tokeniseCard', tokenised);
    await script.fail('saveMethod');
    send({ type: 'card.submitted' });
    await settle();
    expect([script.asked('tokeniseCard').length, script.asked('saveMethod').length]).toEqual([1, 2]);
    await script.fail('saveMethod');
    send({ type: 'card.changed', field: 'card.number' });
    send({ type: 'card.submitted' });
    await settle();
    expect(script.asked('tokeniseCard')).toHaveLength(2);
  });

  it('shows the refusal of the provider or the shop, and keeps the fields', async () => {
    const { script, send, context, state } = await startAuthorized();
    send({ type: 'card.submitted' });
    await script.fail('tokeniseCard');
    expect([state(), context().trouble?.kind]).toEqual(['adding.entering.typing', 'connection']);
    send({ type: 'card.submitted' });
    await script.answer('tokeniseCard', tokenised);
    await script.answer('saveMethod', refusedAnswer('INVALID', 'TOO_MANY_METHODS'));
    expect([state(), context().trouble?.kind]).toEqual(['adding.entering.typing', 'refused']);
    send({ type: 'card.submitted' });
    await script.answer('tokeniseCard', tokenised);
    await script.answer('saveMethod', { status: 'asks', clientSecret: 'seti_secret' });
    await script.fail('answerBank');
    expect([state(), context().token]).toEqual(['adding.entering.typing', exampleCard.paymentMethodId]);
    send({ type: 'card.submitted' });
    await script.answer('saveMethod', { status: 'denied' });
    expect(state()).toBe('signedOut');
  });
});
