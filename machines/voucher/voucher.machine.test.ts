import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, type Snapshot } from 'xstate';
import { refusalOf } from '../flow/index.ts';
import { money } from '../rules/money/index.ts';
import { deviceLine, exampleCheckout, scriptPorts, settle } from '../testing/index.ts';
import {
  isVoucherContext,
  type VoucherCheckout,
  type VoucherEvent,
  voucherForm,
  type VoucherInput,
  type VoucherPorts,
  voucherWithPorts,
} from './index.ts';

const input: VoucherInput = { token: 'token-1', isLinkFollowed: false, lostDiscount: null, served: null };
const untouched = {
  appliedCode: '',
  formerCode: '',
  lostDiscount: null,
  typed: '',
  isMissing: false,
  trouble: null,
  isPending: false,
};

/** Starts a voucher in a parent flow that records its messages and passes on a checkout. */
function start(given: Partial<VoucherInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<VoucherPorts>(['updateVoucher', 'findLinkedCode']);
  const news: unknown[] = [];
  const around = createActor(fromCallback(({ receive }) => receive((event) => news.push(event))));
  around.start();
  const actor = createActor(voucherWithPorts(script.ports), {
    input: { ...input, ...given },
    parent: around,
    ...(snapshot && { snapshot }),
  });
  actor.start();
  return {
    actor,
    script,
    news,
    form: () => voucherForm(actor.getSnapshot()),
    state: () => actor.getSnapshot().value,
    send: async (...events: readonly VoucherEvent[]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
  };
}

const repricedEvent = (checkout: VoucherCheckout): VoucherEvent => ({ type: 'voucher.repriced', checkout });
const withCode = (voucherCode: string, discount: number): VoucherCheckout => ({
  ...exampleCheckout,
  voucherCode,
  discount: money(discount, 'USD'),
});
const submitted: VoucherEvent = { type: 'voucher.submitted', code: ' WELCOME10 ' };
const expired = {
  status: 'refused',
  refusals: [refusalOf('VOUCHER_NOT_APPLICABLE', 'voucherCode', 'EXPIRED')],
  checkout: null,
} as const;

async function startOpened(checkout: VoucherCheckout = exampleCheckout) {
  const running = start();
  await running.send(repricedEvent(checkout));
  return running;
}

describe('a code', () => {
  it('is applied as typed, and the field is cleared', async () => {
    const { script, send, form, news } = await startOpened();
    await send({ type: 'voucher.typed', code: 'WELCOME10' }, submitted);
    expect(form()).toEqual({ ...untouched, typed: 'WELCOME10', isPending: true });
    expect(script.asked('updateVoucher')).toEqual([{ token: 'token-1', voucherCode: 'WELCOME10' }]);
    const answer = { status: 'accepted', checkout: withCode('WELCOME10', 500) } as const;
    await script.answer('updateVoucher', answer);
    expect(news).toEqual([{ type: 'voucher.answered', answer }]);
    await send(repricedEvent(answer.checkout));
    expect(form()).toEqual({ ...untouched, appliedCode: 'WELCOME10' });
  });

  it('is requested if Apply was pressed without one, until the buyer types or leaves the field', async () => {
    const { script, send, form, news } = await startOpened();
    await send({ type: 'voucher.submitted', code: '  ' });
    expect(form().isMissing).toBe(true);
    await send({ type: 'voucher.left' });
    expect(form().isMissing).toBe(false);
    await send({ type: 'voucher.submitted', code: '' }, { type: 'voucher.typed', code: 'W' });
    expect(form()).toEqual({ ...untouched, typed: 'W' });
    expect([script.open(), news]).toEqual([[], []]);
  });

  it('stays in its field with the reason if it is refused, until the buyer types', async () => {
    const { script, send, form, state } = await startOpened(withCode('PROBE15', 500));
    await send(submitted);
    await script.answer('updateVoucher', expired);
    expect(state()).toEqual({ field: { refused: 'EXPIRED' }, code: { applied: 'alone' } });
    const trouble = { kind: 'refused', refusals: expired.refusals };
    expect(form()).toEqual({ ...untouched, appliedCode: 'PROBE15', typed: 'WELCOME10', trouble });
    await send({ type: 'voucher.typed', code: 'WELCOME1' });
    expect(form()).toEqual({ ...untouched, appliedCode: 'PROBE15', typed: 'WELCOME1' });
  });

  it('is retried by the same button after a failure', async () => {
    const { script, send, form, news } = await startOpened();
    await send(submitted);
    await script.fail('updateVoucher');
    expect(form()).toEqual({ ...untouched, typed: 'WELCOME10', trouble: { kind: 'connection' } });
    expect(news).toEqual([{ type: 'voucher.unanswered' }]);
    await send(submitted);
    expect(script.asked('updateVoucher')).toHaveLength(2);
    expect(form().trouble).toBeNull();
  });

  it('keeps text that is typed during the request', async () => {
    const { send, form } = await startOpened();
    await send(submitted, { type: 'voucher.typed', code: 'OTHER' });
    expect(form()).toEqual({ ...untouched, typed: 'OTHER', isPending: true });
  });

  it.each([
    ['accepted', { status: 'accepted', checkout: withCode('WELCOME10', 500) } as const],
    ['refused', expired],
  ])('that is %s leaves alone what was typed meanwhile, and is not told of it', async (_what, answer) => {
    const { script, send, form, state, news } = await startOpened();
    await send(submitted, { type: 'voucher.typed', code: 'OTHER' });
    await script.answer('updateVoucher', answer);
    expect(form()).toEqual({ ...untouched, typed: 'OTHER' });
    expect([state(), news]).toEqual([
      { field: 'typing', code: 'none' },
      [{ type: 'voucher.answered', answer }],
    ]);
  });

  it('is removed', async () => {
    const { script, send, form } = await startOpened(withCode('WELCOME10', 500));
    await send({ type: 'voucher.removed' });
    expect(script.asked('updateVoucher')).toEqual([{ token: 'token-1', voucherCode: '' }]);
    await script.answer('updateVoucher', { status: 'accepted', checkout: exampleCheckout });
    await send(repricedEvent(exampleCheckout));
    expect(form()).toEqual(untouched);
  });

  it('shows the reason if the order was refused because of it', async () => {
    const { send, form, state } = await startOpened();
    const trouble = { kind: 'refused', refusals: [refusalOf('VOUCHER_NOT_APPLICABLE')] } as const;
    await send({ type: 'voucher.declined', code: 'LASTONE', trouble });
    expect(form()).toEqual({ ...untouched, typed: 'LASTONE', trouble });
    expect(state()).toEqual({ field: { refused: 'otherwise' }, code: 'none' });
  });

  it('is dropped while it does not apply, and applies again afterwards', async () => {
    const { send, state } = await startOpened(withCode('WELCOME10', 500));
    await send(
      repricedEvent({ ...exampleCheckout, refusedVoucher: { code: 'WELCOME10', reason: 'MINIMUM' } }),
    );
    expect(state()).toEqual({ field: 'typing', code: 'dropped' });
    await send(repricedEvent(withCode('WELCOME10', 500)));
    expect(state()).toEqual({ field: 'typing', code: { applied: 'alone' } });
  });
});

describe('a code that replaces another', () => {
  it('shows which one, until no code is applied', async () => {
    const { send, form, state } = await startOpened(withCode('USONLY50', 5000));
    await send(repricedEvent(withCode('PROBE15', 58_485)), repricedEvent(withCode('PROBE15', 58_485)));
    expect(state()).toMatchObject({ code: { applied: 'replacing' } });
    expect(form()).toEqual({ ...untouched, appliedCode: 'PROBE15', formerCode: 'USONLY50' });
    await send(repricedEvent(exampleCheckout));
    expect(form()).toEqual(untouched);
  });

  it('shows how much more the other one saved, also on the next page', async () => {
    const { send, form, state } = await startOpened(withCode('PROBE15', 58_485));
    await send(repricedEvent(withCode('USONLY50', 5000)));
    expect(state()).toMatchObject({ code: { applied: 'losing' } });
    const { lostDiscount } = form();
    expect(lostDiscount).toMatchObject({ code: 'PROBE15', amount: money(53_485, 'USD') });
    const next = start({ lostDiscount });
    await next.send(repricedEvent(withCode('USONLY50', 5000)));
    expect(next.form()).toEqual({ ...untouched, appliedCode: 'USONLY50', lostDiscount });
  });
});

describe('the code of a link', () => {
  const startLinked = async (checkout: VoucherCheckout) => {
    const running = start({ isLinkFollowed: true });
    await running.send(repricedEvent(checkout));
    return running;
  };

  it('is submitted as if the buyer had typed it', async () => {
    const { script, news } = await startLinked(exampleCheckout);
    expect(script.asked('findLinkedCode')).toEqual([{ country: 'US' }]);
    await script.answer('findLinkedCode', 'WELCOME10');
    expect(news).toEqual([{ type: 'voucher.submitted', code: 'WELCOME10' }]);
  });

  it('is looked up once, when there is something to buy', async () => {
    const { script, send } = await startLinked({ ...exampleCheckout, lines: [] });
    expect(script.open()).toEqual([]);
    await send(repricedEvent({ ...exampleCheckout, lines: [deviceLine] }));
    await script.answer('findLinkedCode', null);
    await send(repricedEvent(exampleCheckout));
    expect(script.asked('findLinkedCode')).toHaveLength(1);
  });

  it('does not replace an applied code', async () => {
    expect((await startLinked(withCode('PROBE15', 500))).script.open()).toEqual([]);
  });

  it('does not replace typed text', async () => {
    const { script, send, news } = await startLinked(exampleCheckout);
    await send(submitted);
    await script.answer('findLinkedCode', 'OTHER');
    expect(news).toEqual([]);
    expect(script.asked('updateVoucher').map(({ voucherCode }) => voucherCode)).toEqual(['WELCOME10']);
  });

  it('fails silently', async () => {
    const { script, form, state } = await startLinked(exampleCheckout);
    await script.fail('findLinkedCode');
    expect(form()).toEqual(untouched);
    expect(state()).toEqual({ field: 'typing', code: 'none' });
  });
});

it('resumes after a reload and repeats pending requests', async () => {
  const { actor, send } = await startOpened();
  await send(submitted);
  const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as Snapshot<unknown>;
  expect(isVoucherContext((stored as unknown as { readonly context: unknown }).context)).toBe(true);
  const { script, form } = start({}, stored);
  await settle();
  expect(script.asked('updateVoucher')).toEqual([{ token: 'token-1', voucherCode: 'WELCOME10' }]);
  expect(form()).toEqual({ ...untouched, typed: 'WELCOME10', isPending: true });
});
