import { signedInAs } from '../support/test-account.ts';
import { type OrderShop } from './order-shop.ts';

/** The administrator of Lakeside Clinic. */
export const admin = 'admin@clinic.example';

/** A member of Lakeside Clinic who doesn’t manage it. */
export const member = 'member@clinic.example';

/** A person of another organization. */
export const stranger = 'individual@solo.example';

/** A saved method as the API shows it. */
export interface Card {
  readonly __typename: string;
  readonly id: string;
  readonly isPrimary: boolean;
  readonly isOfOrganization: boolean;
  readonly isActive: boolean;
  readonly paymentToken: string;
  readonly lastDigits: string;
  readonly name: string | null;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What a change of a payment method returns. */
export interface Answer {
  readonly paymentErrors: readonly {
    code: string;
    field: string | null;
    reason: string | null;
    most: number | null;
  }[];
  readonly paymentMethod: Card | null;
  readonly confirmationNeeded?: boolean;
  readonly setupIntentSecret?: string | null;
}

/** The headers of a person; none of a visitor who is signed out. */
export const headersOf = (email: string | null) => (email === null ? {} : signedInAs(email));

/** What was refused, with field and reason. */
export const problemsOf = ({ paymentErrors }: Answer) =>
  paymentErrors.map(({ code, field, reason }) => [code, field, reason].filter(Boolean).join(' '));

/** What the tests of saved payment methods ask the shop. */
export function paymentMethodRequests(currentShop: () => OrderShop) {
  const change = (operation: string, variables: object, email: string | null) =>
    currentShop().client.change<Answer>(operation, variables, headersOf(email));

  async function membershipOf(email: string): Promise<string> {
    const { data } = await currentShop().client.send('UserQuery', {}, headersOf(email));
    const me = data?.['me'] as { organizationMemberships: { id: string }[] };
    return me.organizationMemberships[0]!.id;
  }

  async function methodsOf(email: string, by = email): Promise<readonly Card[]> {
    const variables = { organizationMembershipId: await membershipOf(email) };
    const { data } = await currentShop().client.send('SavedPaymentMethods', variables, headersOf(by));
    const membership = data?.['organizationMembership'] as { availableReusablePaymentMethods: Card[] } | null;
    return membership?.availableReusablePaymentMethods ?? [];
  }

  let tokens = 0;
  const newToken = () => {
    tokens += 1;
    return `pm_new${tokens}`;
  };

  async function save(
    email: string | null,
    { token = newToken(), attestations = ['PAYMENT_AUTHORIZATION'], membership = true } = {},
  ): Promise<Answer> {
    return change(
      'PaymentMethodCreate',
      {
        organizationMembershipId: membership && email !== null ? await membershipOf(email) : null,
        input: { method: 'CREDIT_CARD', token, attestations },
      },
      email,
    );
  }
  const savedMethod = async (email: string) => (await save(email)).paymentMethod!;

  return { change, membershipOf, methodsOf, newToken, save, savedMethod };
}
