import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import { exampleMethods, exampleSavedAccount } from '../testing/index.ts';
import { type AfterRemoval, afterRemovalOf, isChargedForRenewals, isRemovalToConfirm } from './index.ts';
import { toKnownMethods, open } from './saved-methods.fixture.ts';

const [primary, expired] = exampleMethods as [
  (typeof exampleMethods)[number],
  (typeof exampleMethods)[number],
];
const account = exampleSavedAccount;
const own = { ...primary, id: 'own', isPrimary: true, isOfOrganization: !primary.isOfOrganization };

it.each<[string, Parameters<typeof open>[0], AfterRemoval['kind'], string | null]>([
  ['another one becomes primary', [primary, account], 'NEXT', account.id],
  ['the newest of the others becomes primary', [primary, account, expired], 'NEXT', account.id],
  ['the newest that can be charged becomes primary', [primary, expired, account], 'NEXT', account.id],
  ['the next one can’t be charged', [primary, expired], 'UNUSABLE_NEXT', expired.id],
  ['nothing is left', [primary], 'NONE_OF_ORGANIZATION', null],
  ['those of someone else don’t count', [primary, own], 'NONE_OF_ORGANIZATION', null],
])('the removal of a primary method says what is charged then: %s', async (_what, methods, kind, next) => {
  const { snapshot } = await open(methods);
  const after = afterRemovalOf(snapshot(), primary);
  expect([after.kind, 'next' in after ? after.next.id : null]).toEqual([kind, next]);
});

it('the removal of another method changes nothing that is charged', async () => {
  const { snapshot } = await open([primary, account]);
  expect(afterRemovalOf(snapshot(), account)).toEqual({ kind: 'UNCHANGED' });
});

it('the removal of a person’s only method takes nothing from their organization', async () => {
  const { snapshot } = await open([primary, own]);
  expect(afterRemovalOf(snapshot(), own)).toEqual({ kind: 'NONE_OF_PERSON' });
});

describe('a method that is needed', () => {
  it.each([
    ['membership', 'RENEWS_BY_IT'],
    ['rental', 'RENTAL_CHARGES_IT'],
  ] as const)('by a %s is not offered for removal, and the page says why', async (renewal, reason) => {
    const uses = { renewal, unspentMonths: 0 };
    const { script, send, state, context } = await open(exampleMethods, uses);
    send({ type: 'deletion.requested', methodId: primary.id });
    await script.answer('loadMethods', { ...toKnownMethods(exampleMethods), uses });
    expect([state(), context().trouble, script.open()]).toEqual([
      'open.refused',
      { kind: 'refused', refusals: [refusalOf('INVALID', 'paymentMethodId', reason)] },
      [],
    ]);
    send({ type: 'deletion.requested', methodId: expired.id });
    expect([state(), context().trouble]).toEqual(['confirmingRemoval', null]);
  });

  it('for free months is not offered for removal either', async () => {
    const uses = { renewal: 'none', unspentMonths: 2 } as const;
    const { script, send, state, context } = await open([primary, account], uses);
    send({ type: 'deletion.requested', methodId: primary.id });
    await script.answer('loadMethods', { ...toKnownMethods([primary, account]), uses });
    expect([state(), context().trouble]).toEqual([
      'open.refused',
      { kind: 'refused', refusals: [refusalOf('CANT_EDIT_WITH_CREDITS', 'paymentMethodId')] },
    ]);
  });

  const startRemoval = async () => {
    const flow = await open(exampleMethods, { renewal: 'membership', unspentMonths: 0 });
    flow.send({ type: 'deletion.requested', methodId: primary.id });
    return flow;
  };

  it('can be removed once automatic renewal was turned off elsewhere', async () => {
    const { script, snapshot } = await startRemoval();
    await script.answer('loadMethods', toKnownMethods(exampleMethods));
    expect(isRemovalToConfirm(snapshot(), primary)).toBe(true);
  });

  it('stays if the shop does not respond, and is checked again with the same button', async () => {
    const { script, send, state, context } = await startRemoval();
    await script.fail('loadMethods');
    expect([state(), context().trouble?.kind]).toEqual(['open.refused', 'connection']);
    send({ type: 'deletion.requested', methodId: primary.id });
    expect(state()).toBe('rechecking.asking');
  });

  it('is reported as gone if it was removed meanwhile', async () => {
    const { script, context } = await startRemoval();
    await script.answer('loadMethods', toKnownMethods([expired]));
    expect(context().trouble).toEqual({
      kind: 'refused',
      refusals: [refusalOf('INVALID', 'paymentMethodId', 'METHOD_GONE')],
    });
  });

  it('by the organization leaves the person’s own ones free', async () => {
    const { send, state } = await open([primary, own], { renewal: 'membership', unspentMonths: 2 });
    send({ type: 'deletion.requested', methodId: own.id });
    expect(state()).toBe('confirmingRemoval');
  });
});

it('a removal is reported as such', async () => {
  const { script, send, state } = await open();
  send({ type: 'deletion.requested', methodId: expired.id });
  send({ type: 'deletion.confirmed' });
  await script.answer('changeMethod', { status: 'changed' });
  await script.answer('loadMethods', toKnownMethods([primary]));
  expect(state()).toBe('open.removed');
});

it('only the method that is charged pays the organization’s renewals', async () => {
  const all = [primary, expired, account, own];
  const paying = async (renewal: 'none' | 'membership', methods = all) => {
    const { snapshot } = await open(methods, { renewal, unspentMonths: 0 });
    return methods.filter((method) => isChargedForRenewals(snapshot(), method)).map(({ id }) => id);
  };
  expect(await paying('membership')).toEqual([primary.id]);
  expect(await paying('membership', [{ ...expired, isPrimary: true }])).toEqual([]);
  expect(await paying('none')).toEqual([]);
});
