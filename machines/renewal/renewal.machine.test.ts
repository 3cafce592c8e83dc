import { createActor, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { subscriptionChangePortNames } from '../subscription-change/index.ts';
import {
  canceledMembership,
  exampleMethods,
  examplePreview,
  scriptPorts,
  settle,
  storedBeforeEstimates,
  storedBeforeTaxes,
  storedWithFormerNames,
} from '../testing/index.ts';
import {
  readRenewal,
  type RenewalInput,
  renewalPortNames,
  type RenewalPorts,
  renewalRefusalOf,
  renewalWithPorts,
  type RenewingMembership,
  storeRenewal,
} from './index.ts';

const input: RenewalInput = { country: 'US', isSignedIn: true, organizationSlug: null };

const owner = (
  change: Partial<RenewingMembership['buyer']['organization']> = {},
  isOrganizationAdmin = true,
): RenewingMembership => ({
  id: 'membership-1',
  organization: { slug: 'lakeside-clinic', name: 'Lakeside Clinic' },
  buyer: {
    ...canceledMembership.buyer,
    isOrganizationAdmin,
    organization: {
      ...canceledMembership.buyer.organization,
      planType: 'TEAM',
      subscriptionStatus: 'PAST_DUE',
      ...change,
    },
  },
});

function start(change: Partial<RenewalInput> = {}, snapshot?: Snapshot<unknown>) {
  const script = scriptPorts<RenewalPorts>([...renewalPortNames, ...subscriptionChangePortNames]);
  const actor = createActor(renewalWithPorts(script.ports, new SimulatedClock()), {
    input: { ...input, ...change },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    script,
    know: (...memberships: readonly RenewingMembership[]) =>
      script.answer('loadRenewing', { status: 'known', memberships }),
    send: async (...events: readonly Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
      await settle();
    },
    state: () => stateValueText(actor.getSnapshot()),
  };
}

/** A renewal whose price is shown. */
async function startPreviewed() {
  const flow = start();
  await flow.know(owner());
  await flow.send({ type: 'renewal.requested' });
  await flow.script.answer('previewChange', {
    status: 'previewed',
    preview: examplePreview,
    methods: exampleMethods,
  });
  return flow;
}

describe('an administrator', () => {
  it('sees what one more term costs, pays for it and renews', async () => {
    const { script, send, state } = await startPreviewed();
    expect(script.asked('previewChange')).toEqual([
      { membershipId: 'membership-1', change: { sku: null, seats: null, featureSkus: null } },
    ]);
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    expect(state()).toBe('changing.sent');
    await script.answer('makeChange', { status: 'changed', invoiceNumber: 'US-2026-000001' });
    expect(state()).toBe('changed');
  });

  it('may go back to the offer before paying', async () => {
    const { send, state } = await startPreviewed();
    await send({ type: 'change.canceled' });
    expect(state()).toBe('offered');
  });

  it('sees the latest plan where another one has changed it meanwhile', async () => {
    const { script, send, state, actor } = await startPreviewed();
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', {
      status: 'refused',
      refusals: [{ code: 'OPERATION_NOT_ALLOWED', field: null, reason: 'CHANGED_ELSEWHERE', most: null }],
    });
    expect([state(), actor.getSnapshot().context.isChangedElsewhere]).toEqual(['loading', true]);
  });
});

it.each<[string, readonly RenewingMembership[], ReturnType<typeof renewalRefusalOf>]>([
  ['no organization', [], 'withoutOrganization'],
  ['a plan of sales', [owner({ planType: 'HOSPITAL' })], 'withoutSales'],
  ['no administrator', [owner({}, false)], 'toMembers'],
  ['the basic plan', [owner({ planType: 'BASIC', subscriptionStatus: 'ACTIVE' })], 'withoutTerms'],
  [
    'a term that lasts',
    [owner({ subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2031-01-31' })],
    'tooEarly',
  ],
  ['a plan that was canceled', [owner({ subscriptionStatus: 'CANCELED' })], null],
])('with %s, the page says what to do: %s', async (_what, memberships, refusal) => {
  const { know, actor } = start();
  await know(...memberships);
  expect(renewalRefusalOf(actor.getSnapshot())).toBe(refusal);
});

it('a renewal that was sent continues after a reload, with its key', async () => {
  const { script, send, actor } = await startPreviewed();
  await send({ type: 'change.confirmed' });
  await script.answer('createChangeKey', 'key-1');
  const stored = JSON.parse(JSON.stringify(storeRenewal(actor.getPersistedSnapshot()))) as unknown;
  const snapshot = readRenewal(stored, { country: 'DE' });
  if (snapshot === null) throw new Error('The snapshot was not read');
  const restored = start({}, snapshot);
  await settle();
  expect(restored.state()).toBe('changing.sent');
  const keys = restored.script.asked('makeChange').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});

it.each([
  [1, storedBeforeTaxes],
  [2, storedWithFormerNames],
  [3, storedBeforeEstimates],
])('a renewal that was sent by version %s resumes with its key', async (version, storedBy) => {
  const { script, send, actor } = await startPreviewed();
  await send({ type: 'change.confirmed' });
  await script.answer('createChangeKey', 'key-1');
  const snapshot = readRenewal(storedBy(storeRenewal(actor.getPersistedSnapshot()), version), {
    country: 'DE',
  });
  if (snapshot === null) throw new Error('The snapshot was not read');
  const restored = start({}, snapshot);
  await settle();
  const keys = restored.script.asked('makeChange').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});

it('a renewal that was only offered starts over', async () => {
  const { know, actor } = start();
  await know(owner());
  expect(readRenewal(storeRenewal(actor.getPersistedSnapshot()), { country: 'US' })).toBeNull();
});
