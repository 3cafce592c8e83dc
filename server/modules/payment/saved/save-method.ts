import { missingAttestations } from '@sonde/machines/rules/checkout';
import {
  type AccountName,
  hasRoomForMethod,
  mostSavedMethods,
  type PaymentMethod,
} from '@sonde/machines/rules/payment';
import { inTransaction } from '../../../db/connect.ts';
import type { Account } from '../../../kernel/account.ts';
import { refusal, type Refusal } from '../../../kernel/refusal.ts';
import { serviceUnavailable } from '../../../kernel/service-unavailable.ts';
import type { Membership, Person } from '../../people/person.model.ts';
import type { SavedMethod } from '../../people/saved-method.model.ts';
import { type MethodAnswer, toRefusedAnswer, signedOut } from './change-saved-methods.ts';
import { enabledPaymentMethods, isSavableAlone } from '../methods/payment-methods.ts';
import type { PaymentServices } from '../payment-services.ts';
import { accountFor, cardProviderOf } from '../provider/provider-accounts.ts';
import type { KeepResult } from '../provider/method-vault.ts';
import {
  findCustomer,
  insertMethod,
  isAllowed,
  keepCustomer,
  lockOwner,
  type NewMethod,
  type OwnerKey,
} from './saved-methods.repository.ts';

/** A person's request to save a payment method for later payments. */
export interface GivenMethod {
  /** The membership that it is saved under; null for the person alone. */
  readonly membershipId: string | null;
  readonly method: PaymentMethod;
  /** The provider's token for the entered details. */
  readonly token: string;
  readonly attestations: readonly string[];
  /** The country (ISO code) of the page on which it was entered; null if the caller doesn't say. */
  readonly country: string | null;
  /** The return URL after the bank's full-page redirect. */
  readonly returnUrl: string;
}

export type SaveAnswer = MethodAnswer & {
  /** The buyer's bank requires confirmation; afterwards the same request continues. Null if it doesn't. */
  readonly clientSecret: string | null;
};

const tokenPattern = /^[A-Za-z0-9_]{1,255}$/;

function problemsOf({ method, token, attestations }: GivenMethod): readonly Refusal[] {
  return [
    ...(enabledPaymentMethods.includes(method) && isSavableAlone(method)
      ? []
      : [refusal('INVALID', 'method', 'CHOICE')]),
    ...(tokenPattern.test(token) ? [] : [refusal('INVALID', 'token', 'FORMAT')]),
    ...(missingAttestations(['PAYMENT_AUTHORIZATION'], attestations).length === 0
      ? []
      : [refusal('INVALID', 'attestations', 'REQUIRED')]),
  ];
}

/** The owner of a new method, with the data sent to the provider: the same, no matter who requests it. */
interface GivenOwner {
  readonly key: OwnerKey;
  readonly email: string | null;
  readonly name: string;
  readonly savedMethods: readonly SavedMethod[];
}

/**
 * A method saved by an administrator for an organization belongs to the organization, which is charged for its
 * renewals; otherwise it belongs to the person.
 */
function ownerFor(person: Person, membership: Membership | null): GivenOwner {
  if (membership?.isAdmin !== true) return { ...person, key: { kind: 'person', id: person.id } };
  const { organization } = membership;
  return { ...organization, key: { kind: 'organization', id: organization.id }, email: null };
}

async function customerOf(
  { sql, providers }: PaymentServices,
  { key, email, name }: GivenOwner,
  account: AccountName,
): Promise<string> {
  const known = await findCustomer(sql, key, account);
  if (known !== null) return known;
  const made = await cardProviderOf(providers, account).createCustomer({ key: key.id, email, name });
  if (made === null) throw serviceUnavailable();
  return keepCustomer(sql, key, { customerId: made, account });
}

const cannotAttach = refusal('CANNOT_ATTACH_CARD', 'token');

/** Why one more method can't be saved; nothing if it is saved already. */
const roomProblems = (methods: readonly SavedMethod[], token: string): readonly Refusal[] =>
  hasRoomForMethod(methods) || methods.some((method) => method.token === token)
    ? []
    : [refusal('INVALID', 'token', 'TOO_MANY_METHODS', mostSavedMethods)];

/** Saves what the provider has stored, if the person still may, and the limit isn't reached. */
async function write(
  { sql: database }: PaymentServices,
  owner: OwnerKey,
  kept: NewMethod,
): Promise<MethodAnswer> {
  return inTransaction(database, async (sql) => {
    const { methods } = await lockOwner(sql, owner);
    if (!(await isAllowed(sql, owner, kept.addedBy)))
      return toRefusedAnswer(refusal('NO_PERMISSIONS', 'organizationMembershipId'));
    const problems = roomProblems(methods, kept.token);
    if (problems.length > 0) return toRefusedAnswer(...problems);
    const saved = await insertMethod(sql, owner, kept);
    return saved === null ? toRefusedAnswer(cannotAttach) : { refusals: [], method: saved };
  });
}

/**
 * Saves details that a person has entered in the provider's own fields. If the bank requires confirmation, the browser
 * shows its dialog, and repeating the request finds the result. Repetitions save only one method.
 */
export async function saveMethod(
  services: PaymentServices,
  caller: Account | null,
  given: GivenMethod,
): Promise<SaveAnswer> {
  const no = (...refusals: readonly Refusal[]) => ({ ...toRefusedAnswer(...refusals), clientSecret: null });
  const { people, providers } = services;
  const person = await people.of(caller);
  if (caller === null || person === null) return no(signedOut);
  const membership = person.memberships.find(({ id }) => id === given.membershipId) ?? null;
  if (given.membershipId !== null && membership === null)
    return no(refusal('INVALID', 'organizationMembershipId'));
  const owner = ownerFor(person, membership);
  const { method, token, returnUrl } = given;
  const problems = [...problemsOf(given), ...roomProblems(owner.savedMethods, token)];
  if (problems.length > 0) return no(...problems);

  const account = given.country === null ? 'MAIN' : accountFor(providers, 'stripe', given.country);
  const customerId = await customerOf(services, owner, account);
  const kept: KeepResult = await cardProviderOf(providers, account).keepMethod({
    key: `${owner.key.id}-${token}`,
    customerId,
    method,
    token,
    returnUrl,
  });
  switch (kept.status) {
    case 'unclear':
      throw serviceUnavailable();
    case 'refused':
      return no(cannotAttach);
    case 'requires_action':
      return { refusals: [], method: null, clientSecret: kept.clientSecret };
    case 'kept': {
      const { details } = kept;
      const written = { method, details, token: kept.token, customerId, account, addedBy: person.id };
      return { ...(await write(services, owner.key, written)), clientSecret: null };
    }
  }
}
