import {
  cardholderMaxLength,
  cardholderProblem,
  isCardExpiry,
  type MethodChange,
  type MethodOwner,
  methodProblem,
  primaryAfterRemoval,
} from '@sonde/machines/rules/payment';
import { countryDay } from '@sonde/machines/rules/places';
import { inTransaction, type TransactionSql } from '../../../db/connect.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { Account } from '../../../kernel/account.ts';
import { fieldRefusal, refusal, type Refusal } from '../../../kernel/refusal.ts';
import { serviceUnavailable } from '../../../kernel/service-unavailable.ts';
import type { SavedMethod } from '../../people/saved-method.model.ts';
import { countryOfMethod, savedMethodsOf } from '../../people/saved-methods.ts';
import type { Person } from '../../people/person.model.ts';
import type { PaymentServices } from '../payment-services.ts';
import { cardProviderOf } from '../provider/provider-accounts.ts';
import type { MethodEdit } from '../provider/payment-method.ts';
import { forgetMethodTask } from './forget-method.ts';
import { savedKindOf } from './saved-node.ts';
import {
  isAllowed,
  type LockedOwner,
  lockOwner,
  type OwnerKey,
  removeMethod,
  setDetails,
  setPrimary,
} from './saved-methods.repository.ts';

/** The result of changing a saved payment method; null if it no longer exists or isn't the caller's. */
export interface MethodAnswer {
  readonly refusals: readonly Refusal[];
  readonly method: SavedMethod | null;
}

export const toRefusedAnswer = (...refusals: readonly Refusal[]): MethodAnswer => ({
  refusals,
  method: null,
});

/** The caller is signed out. */
export const signedOut = refusal('NO_PERMISSIONS', null);
/** Another owner's method is refused like an unknown one. */
const missingMethod = refusal('INVALID', 'paymentMethodId', 'METHOD_GONE');

const problemRefusals: Readonly<Record<NonNullable<ReturnType<typeof methodProblem>>, Refusal>> = {
  UNKNOWN_METHOD: missingMethod,
  UNSPENT_MONTHS: refusal('CANT_EDIT_WITH_CREDITS', 'paymentMethodId'),
  RENEWS_BY_IT: refusal('INVALID', 'paymentMethodId', 'RENEWS_BY_IT'),
  RENTAL_CHARGES_IT: refusal('INVALID', 'paymentMethodId', 'RENTAL_CHARGES_IT'),
};

/** The owner of a method that the person can change; null if they can't change it. */
function ownerOf(person: Person, methodId: string): OwnerKey | null {
  const isIt = ({ id }: SavedMethod) => id === methodId;
  if (person.savedMethods.some(isIt)) return { kind: 'person', id: person.id };
  const managed = person.memberships.find(
    ({ isAdmin, organization }) => isAdmin && organization.savedMethods.some(isIt),
  );
  return managed === undefined ? null : { kind: 'organization', id: managed.organization.id };
}

interface Changed {
  readonly sql: TransactionSql;
  readonly owner: OwnerKey;
  readonly facts: MethodOwner;
  readonly method: SavedMethod;
}

/** A locked owner, and which methods can be charged on a day, an ISO calendar date. */
const ownerOn = (owner: LockedOwner, today: string): MethodOwner => ({
  ...owner,
  methods: owner.methods.map((method) => ({
    ...method,
    isActive: savedKindOf(method).isValid(method.details, today),
  })),
});

interface ChangeRequest {
  readonly methodId: string;
  readonly change: MethodChange;
  /** Refusals that need no lookup. */
  readonly refusals?: readonly Refusal[];
  write(changed: Changed): Promise<readonly Refusal[]>;
}

/** Changes a saved method for the person. Their permissions are read again with its owner locked. */
async function changeMethod(
  { sql: database, people, now }: PaymentServices,
  account: Account | null,
  { methodId, change, refusals = [], write }: ChangeRequest,
): Promise<MethodAnswer> {
  const person = await people.of(account);
  if (account === null || person === null) return toRefusedAnswer(signedOut);
  const owner = ownerOf(person, methodId);
  if (owner === null) return toRefusedAnswer(missingMethod);
  if (refusals.length > 0) return toRefusedAnswer(...refusals);
  const changeRefusals = await inTransaction(database, async (sql) => {
    const locked = await lockOwner(sql, owner);
    if (!(await isAllowed(sql, owner, person.id))) return [missingMethod];
    const method = locked.methods.find(({ id }) => id === methodId);
    const facts = ownerOn(locked, countryDay(countryOfMethod(person, methodId), now()));
    const problem = methodProblem(facts, methodId, change);
    if (problem !== null || method === undefined)
      return [problem === null ? missingMethod : problemRefusals[problem]];
    return write({ sql, owner, facts, method });
  });
  const present = savedMethodsOf(await people.again(account));
  return { refusals: changeRefusals, method: present.find(({ id }) => id === methodId) ?? null };
}

/** Makes a method primary. An organization's renewals are charged to its primary method. */
export const setPrimaryMethod = (services: PaymentServices, account: Account | null, methodId: string) =>
  changeMethod(services, account, {
    methodId,
    change: 'setPrimary',
    async write({ sql, owner }) {
      await setPrimary(sql, owner, methodId);
      return [];
    },
  });

/**
 * Removes a method from its owner; another one then becomes primary. A job notifies the provider, so that the method
 * can't be charged again even if the provider is currently unreachable.
 */
export const deleteMethod = (services: PaymentServices, account: Account | null, methodId: string) =>
  changeMethod(services, account, {
    methodId,
    change: 'delete',
    async write({ sql, owner, facts, method }) {
      await removeMethod(sql, methodId, services.now());
      if (method.isPrimary) await setPrimary(sql, owner, primaryAfterRemoval(facts, methodId));
      await addJob(
        sql,
        forgetMethodTask,
        { token: method.token, account: method.account },
        { key: `${forgetMethodTask}:${methodId}` },
      );
      return [];
    },
  });

/** An edit, before validation. */
export interface TypedEdit {
  readonly name: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

function readEdit(
  { name, expMonth, expYear }: TypedEdit,
  today: string,
): { readonly edit: MethodEdit; readonly refusals: readonly Refusal[] } {
  const tidyName = name === null ? null : name.trim();
  const problem = cardholderProblem(name ?? '');
  const isLeft = expMonth === null && expYear === null;
  const expiry = { expMonth: expMonth ?? Number.NaN, expYear: expYear ?? Number.NaN };
  return {
    edit: { name: tidyName === '' ? null : tidyName, expiry: isLeft ? null : expiry },
    refusals: [
      ...(problem === null ? [] : [fieldRefusal('name', problem, cardholderMaxLength)]),
      ...(isLeft || isCardExpiry(expiry, today) ? [] : [refusal('INVALID', 'expMonth', 'FORMAT')]),
    ],
  };
}

/**
 * Changes the name and the expiry of a method: at the provider first, which may refuse it, and outside any transaction.
 */
export async function editMethod(
  services: PaymentServices,
  account: Account | null,
  methodId: string,
  typed: TypedEdit,
): Promise<MethodAnswer> {
  const person = await services.people.of(account);
  if (person === null) return toRefusedAnswer(signedOut);
  const today = countryDay(countryOfMethod(person, methodId), services.now());
  const { edit, refusals } = readEdit(typed, today);
  const wish = { methodId, change: 'edit', refusals } as const;
  const allowed = await changeMethod(services, account, { ...wish, write: async () => [] });
  if (allowed.refusals.length > 0 || allowed.method === null) return allowed;
  const { token, account: holder } = allowed.method;
  const { edited } = savedKindOf(allowed.method);
  if (edited === null) return { ...allowed, refusals: [refusal('INVALID', 'paymentMethodId')] };
  const answer = await cardProviderOf(services.providers, holder).changeMethod(token, edit);
  if (answer === 'unclear') throw serviceUnavailable();
  if (answer === 'refused')
    return { ...allowed, refusals: [refusal('CANNOT_ATTACH_CARD', 'paymentMethodId')] };
  return changeMethod(services, account, {
    ...wish,
    async write({ sql, method }) {
      await setDetails(sql, methodId, edited(method.details, edit));
      return [];
    },
  });
}
