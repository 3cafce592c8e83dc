import { expect, it } from 'vitest';
import { exampleMethods, exampleSavedAccount } from '../testing/index.ts';
import { type AfterRemoval, afterRemovalOf } from './index.ts';
import { open } from './saved-methods.fixture.ts';

const [primary, expired] = exampleMethods as [
  (typeof exampleMethods)[number],
  (typeof exampleMethods)[number],
];
const account = exampleSavedAccount;
const own = { ...primary, id: 'own', isPrimary: true, isOfOrganization: !primary.isOfOrganization };

it.each<[string, Parameters<typeof open>[0], AfterRemoval['kind'], string | null]>([
  ['another one becomes primary', [primary, account], 'NEXT', account.id],
  ['the newest of the others becomes primary', [primary, account, expired], 'NEXT', account.id],
  ['the next one can’t be charged', [primary, expired, account], 'UNUSABLE_NEXT', expired.id],
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
