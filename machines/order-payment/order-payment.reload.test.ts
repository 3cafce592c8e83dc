import { describe, expect, it } from 'vitest';
import { refusalOf, refusalsOf } from '../flow/index.ts';
import { blankAddress } from '../rules/addresses/index.ts';
import { money } from '../rules/money/index.ts';
import { examplePayable } from '../testing/example-payable.ts';
import { settle } from '../testing/index.ts';
import {
  mandateOf,
  orderPaymentFormOf,
  type Payable,
  readEnteredPayment,
  readOrderPayment,
  storeOrderPayment,
} from './index.ts';
import { paid, start } from './order-payment.fixture.ts';

describe('a debit', () => {
  const mandate = { holder: ' Ada Byron ', email: 'ada@clinic.example', isAuthorized: true };
  const payer = {
    billingAddress: { ...blankAddress('US'), firstName: 'Ada Byron' },
    email: 'ada@clinic.example',
  };
  const startWith = (...methods: string[]) => start({ served: { ...examplePayable, methods } });

  it('needs its owner, their address and their authorization first', async () => {
    const flow = startWith('ACH', 'CREDIT_CARD');
    flow.actor.send({ type: 'payment.submitted' });
    const fields = () => refusalsOf(flow.actor.getSnapshot().context.trouble).map(({ field }) => field);
    expect(fields()).toEqual(['mandate.holder', 'mandate.email', 'mandate.isAuthorized']);
    flow.actor.send({ type: 'mandate.changed', change: { holder: 'Ada Byron' } });
    expect(fields()).toEqual(['mandate.email', 'mandate.isAuthorized']);
    flow.actor.send({ type: 'payment.method.chosen', method: 'CREDIT_CARD' });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    expect([fields(), flow.script.open()]).toEqual([[], ['tokeniseCard']]);
  });

  it('lacks an IBAN besides: both are said at once, until each is entered', async () => {
    const flow = startWith('SEPA');
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    const refusals = [refusalOf('PAYMENT_ERROR', 'account.iban', 'REQUIRED')];
    await flow.script.answer('tokeniseAccount', { status: 'refused', refusals });
    const said = () => {
      const snapshot = flow.actor.getSnapshot();
      const ofForm = orderPaymentFormOf(snapshot)?.trouble ?? null;
      return [...refusalsOf(snapshot.context.trouble), ...refusalsOf(ofForm)].map(({ field }) => field);
    };
    expect(said()).toEqual(['mandate.holder', 'mandate.email', 'mandate.isAuthorized', 'account.iban']);
    flow.actor.send({ type: 'payment.account.changed' });
    expect(said()).toEqual(['mandate.holder', 'mandate.email', 'mandate.isAuthorized']);
  });

  it('in the provider’s window names its owner there, and is authorized', async () => {
    const flow = startWith('ACH');
    flow.actor.send({ type: 'mandate.changed', change: mandate });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    await flow.script.answer('choosePayment', { status: 'kept', attestations: [] });
    await flow.script.answer('createPaymentKey', 'key-1');
    expect(flow.script.asked('payPayable')).toMatchObject([
      { payment: { method: 'ACH', token: null }, attestations: ['PAYMENT_AUTHORIZATION'] },
    ]);
    await flow.script.answer('payPayable', { status: 'confirmation', clientSecret: 'secret-1' });
    expect(flow.script.asked('confirmPayment')).toEqual([{ clientSecret: 'secret-1', payer }]);
  });

  it('by IBAN stores the account with its owner', async () => {
    const flow = startWith('CREDIT_CARD', 'SEPA');
    flow.actor.send({ type: 'payment.method.chosen', method: 'SEPA' });
    flow.actor.send({ type: 'mandate.changed', change: mandate });
    flow.actor.send({ type: 'payment.submitted' });
    await settle();
    expect(flow.script.asked('tokeniseAccount')).toEqual([{ holder: '', ...payer }]);
  });
});

describe('a reload', () => {
  const storedAfter = async (
    walk: (flow: ReturnType<typeof start>) => unknown,
    changes: Parameters<typeof start>[0] = {},
  ): Promise<unknown> => {
    const flow = start(changes);
    await walk(flow);
    return JSON.parse(JSON.stringify(storeOrderPayment(flow.actor.getPersistedSnapshot()))) as unknown;
  };

  it('during a payment sends it again under the same key', async () => {
    const stored = await storedAfter(({ press }) => press());
    const flow = start({}, readOrderPayment(stored, 'invoice-1') ?? undefined);
    await settle();
    expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1' }]);
  });

  it('during a payment that the third version stored sends it again under the same key', async () => {
    const { snapshot, ...kept } = (await storedAfter(({ press }) => press())) as {
      readonly snapshot: {
        readonly context: { readonly mandate: unknown; readonly payable: Payable };
        readonly children: { readonly payPayable: { readonly snapshot: { readonly input: object } } };
      };
    };
    const { mandate: _mandate, payable, ...context } = snapshot.context;
    const {
      partPayment: _partPayment,
      quotedItems: _quotedItems,
      verificationUrl: _verificationUrl,
      isTaxEstimated: _isTaxEstimated,
      ...owed
    } = payable;
    const { payPayable } = snapshot.children;
    const { attestations: _attestations, ...asked } = payPayable.snapshot.input as { attestations: unknown };
    const third = {
      ...kept,
      version: 3,
      snapshot: {
        ...snapshot,
        context: { ...context, payable: owed },
        children: { payPayable: { ...payPayable, snapshot: { ...payPayable.snapshot, input: asked } } },
      },
    };
    const flow = start({}, readOrderPayment(third, 'invoice-1') ?? undefined);
    await settle();
    expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1', attestations: [] }]);
  });

  it.each([3, 4, 5, 6])(
    'during a payment that version %s stored takes no number of a tax, no page for deposits and no estimate for granted',
    async (version) => {
      const { snapshot, ...kept } = (await storedAfter(({ press }) => press())) as {
        readonly snapshot: { readonly context: { readonly payable: Payable } };
      };
      const {
        verificationUrl: _verificationUrl,
        isTaxEstimated: _isTaxEstimated,
        ...payable
      } = snapshot.context.payable;
      const tax = { code: 'VAT', name: null, rate: 19, amount: money(100, 'EUR') };
      const earlier = {
        ...kept,
        version,
        snapshot: { ...snapshot, context: { ...snapshot.context, payable: { ...payable, taxLines: [tax] } } },
      };
      const flow = start({}, readOrderPayment(earlier, 'invoice-1') ?? undefined);
      await settle();
      expect(flow.script.asked('payPayable')).toMatchObject([{ idempotencyKey: 'key-1' }]);
      expect(flow.actor.getSnapshot().context.payable?.taxLines).toEqual([
        { ...tax, registrationNumber: null },
      ]);
    },
  );

  it('before and after a payment shows what the page was served with', async () => {
    const before = await storedAfter(() => undefined);
    expect(readOrderPayment(before, 'invoice-1')).toBeNull();
    const afterwards = await storedAfter(async ({ press, script }) => {
      await press();
      await script.answer('payPayable', { status: 'settled', payable: paid });
    });
    expect(afterwards).toBeNull();
  });

  it('before a payment keeps the chosen method and the account holder, but no authorization', async () => {
    const served = { ...examplePayable, methods: ['CREDIT_CARD', 'SEPA'] };
    const mandate = { holder: 'Ada Byron', email: 'ada@clinic.example', isAuthorized: true };
    const stored = await storedAfter(
      async ({ actor }) => {
        actor.send({ type: 'payment.method.chosen', method: 'SEPA' });
        actor.send({ type: 'mandate.changed', change: mandate });
      },
      { served },
    );
    expect(stored).toMatchObject({
      snapshot: {
        token: 'invoice-1',
        preferred: 'SEPA',
        mandate: { holder: 'Ada Byron', email: 'ada@clinic.example' },
      },
    });
    expect(JSON.stringify(stored)).not.toMatch(/isAuthorized|payable/);
    expect(readEnteredPayment(stored, 'invoice-2')).toBeNull();
    const reloaded = start({ served, entered: readEnteredPayment(stored, 'invoice-1') });
    const snapshot = reloaded.actor.getSnapshot();
    expect([orderPaymentFormOf(snapshot)?.method, mandateOf(snapshot)]).toEqual([
      'SEPA',
      { ...mandate, isAuthorized: false },
    ]);
    expect(reloaded.script.open()).toEqual([]);
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown]>([
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['a payment that is being made', () => storedAfter(({ press }) => press())],
    ['what lacks the account holder', (stored) => ({ ...stored, snapshot: { token: 'invoice-1' } })],
  ])('restores nothing that was entered from %s', async (_what, change) => {
    const stored = (await storedAfter(() => undefined)) as Record<string, unknown>;
    expect(readEnteredPayment(stored, 'invoice-1')).not.toBeNull();
    expect(readOrderPayment(stored, 'invoice-1')).toBeNull();
    expect(readEnteredPayment(await change(stored), 'invoice-1')).toBeNull();
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown, token?: string]>([
    ['nothing', () => null],
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['an older version', (stored) => ({ ...stored, version: 0 })],
    ['another link', (stored) => stored, 'invoice-2'],
    ['no context', (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), context: {} } })],
  ])('restores nothing from %s', async (_what, change, token = 'invoice-1') => {
    const stored = (await storedAfter(({ press }) => press())) as Record<string, unknown>;
    expect(readOrderPayment(stored, 'invoice-1')).not.toBeNull();
    expect(readOrderPayment(change(stored), token)).toBeNull();
  });
});
