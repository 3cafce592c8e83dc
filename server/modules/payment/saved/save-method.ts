import { missingAttestations } from '@sonde/machines/rules/checkout';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { inTransaction } from '../../../db/connect.ts';
import type { Account } from '../../../kernel/account.ts';
import { refusal, type Refusal } from '../../../kernel/refusal.ts';
import { serviceUnavailable } from '../../../kernel/service-unavailable.ts';
import type { Membership, Person } from '../../people/person.model.ts';
import { type MethodAnswer, refused, signedOut } from './change-saved-methods.ts';
import { enabledPaymentMethods, isSavable } from '../methods/payment-methods.ts';
import type { PaymentServices } from '../payment-services.ts';
import type { KeepResult } from '../provider/method-vault.ts';
import {
  findCustomer,
  insertMethod,
  keepCustomer,
  lockOwner,
  type OwnerKey,
} from './saved-methods.repository.ts';

/** What a person gives to be kept for later payments. */
export interface GivenMethod {
  /** The membership that it is given for; null for the person alone. */
  readonly membershipId: string | null;
  readonly method: PaymentMethod;
  /** The provider's name for what was entered. */
  readonly token: string;
  readonly attestations: readonly string[];
  /** For the bank, when it takes the whole window. */
  readonly returnUrl: string;
}

export type SaveAnswer = MethodAnswer & {
  /** The buyer's bank asks; once it is answered, the same request goes on. Null where it does not. */
  readonly clientSecret: string | null;
};

const tokenPattern = /^[A-Za-z0-9_]{1,255}$/;

function problemsOf({ method, token, attestations }: GivenMethod): readonly Refusal[] {
  return [
    ...(enabledPaymentMethods.includes(method) && isSavable(method)
      ? []
      : [refusal('INVALID', 'method', 'CHOICE')]),
    ...(tokenPattern.test(token) ? [] : [refusal('INVALID', 'token', 'FORMAT')]),
    ...(missingAttestations(['PAYMENT_AUTHORIZATION'], attestations).length === 0
      ? []
      : [refusal('INVALID', 'attestations', 'REQUIRED')]),
  ];
}

/** What an administrator gives for an organization is the organization's, which is charged for its renewals; else it is the person's. */
const ownerFor = (person: Person, membership: Membership | null): OwnerKey =>
  membership?.isAdmin === true
    ? { kind: 'organization', id: membership.organization.id }
    : { kind: 'person', id: person.id };

async function customerOf(
  { sql, providers }: PaymentServices,
  owner: OwnerKey,
  { email, name }: Pick<Person, 'email' | 'name'>,
): Promise<string> {
  const known = await findCustomer(sql, owner);
  if (known !== null) return known;
  const made = await providers.stripe.createCustomer({ key: owner.id, email, name });
  if (made === null) throw serviceUnavailable();
  return keepCustomer(sql, owner, made);
}

/**
 * Keeps what a person has entered in the provider's own fields. Where the bank asks, the browser shows its question, and
 * the same request then finds what was answered. Repeating it keeps one method.
 */
export async function saveMethod(
  services: PaymentServices,
  account: Account | null,
  given: GivenMethod,
): Promise<SaveAnswer> {
  const no = (...refusals: readonly Refusal[]) => ({ ...refused(...refusals), clientSecret: null });
  const { people, sql: database, providers } = services;
  const person = await people.of(account);
  if (account === null || person === null) return no(signedOut);
  const membership = person.memberships.find(({ id }) => id === given.membershipId) ?? null;
  if (given.membershipId !== null && membership === null)
    return no(refusal('INVALID', 'organizationMembershipId'));
  const problems = problemsOf(given);
  if (problems.length > 0) return no(...problems);

  const owner = ownerFor(person, membership);
  const customerId = await customerOf(services, owner, person);
  const { method, token, returnUrl } = given;
  const kept: KeepResult = await providers.stripe.keepMethod({
    key: `${owner.id}-${token}`,
    customerId,
    method,
    token,
    returnUrl,
  });
  switch (kept.status) {
    case 'unclear':
      throw serviceUnavailable();
    case 'refused':
      return no(refusal('CANNOT_ATTACH_CARD', 'token'));
    case 'requires_action':
      return { refusals: [], method: null, clientSecret: kept.clientSecret };
    case 'kept': {
      const saved = await inTransaction(database, async (sql) => {
        await lockOwner(sql, owner);
        return insertMethod(sql, owner, {
          method,
          details: kept.details,
          token: kept.token,
          customerId,
          addedBy: person.id,
        });
      });
      return saved === null
        ? no(refusal('CANNOT_ATTACH_CARD', 'token'))
        : { refusals: [], method: saved, clientSecret: null };
    }
  }
}
