import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { ShopServices } from '../../server/compose-shop.ts';
import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';

/** A change in the API's format. */
export interface RequestedChange {
  readonly sku?: string;
  readonly seats?: number;
  readonly featureSkus?: readonly string[];
  readonly leavesRental?: boolean;
}

interface Refusal {
  readonly code: string;
  readonly field: string | null;
  readonly reason: string | null;
  readonly most: number | null;
}

interface Amounts {
  readonly net: { readonly amount: number };
  readonly tax: { readonly amount: number };
  readonly gross: { readonly amount: number; readonly currency: string };
}

export interface PreviewFields {
  readonly previewedAt: string;
  readonly basis: string | null;
  readonly validUntil: string;
  readonly subscriptionErrors: readonly Refusal[];
  readonly change: {
    readonly takesEffect: 'NOW' | 'AT_RENEWAL';
    readonly effectiveDay: string;
    readonly planType: string;
    readonly sku: string | null;
    readonly seats: number;
    readonly featureSkus: readonly string[];
    readonly charge: Amounts;
    readonly credit: Amounts;
    readonly amountDue: Amounts;
    readonly renewalPrice: Amounts | null;
    readonly seatsAtRenewal: number | null;
    readonly featureSkusAtRenewal: readonly string[] | null;
    readonly lastDay: string | null;
    readonly clearsScheduledChange: boolean;
    readonly nextChargeDay: string | null;
    readonly nextChargeDayIfKept: string | null;
    readonly clearsCancellation: boolean;
  } | null;
}

interface ChangedFields {
  readonly subscriptionErrors: readonly Refusal[];
  readonly organizationMembership: {
    readonly organization: {
      readonly planType: string;
      readonly maxSeats: number;
      readonly isAutoRenewalActive: boolean;
      readonly subscriptionStatus: string;
      readonly subscriptionLastDay: string | null;
      readonly nextChargeDay: string | null;
      readonly subscription: {
        readonly sku: string | null;
        readonly additionalSeats: number;
        readonly fewestSeats: number;
        readonly termFirstDay: string | null;
        readonly currentPrice: Amounts | null;
        readonly scheduledPlan: string | null;
        readonly scheduledSku: string | null;
        readonly scheduledSeats: number | null;
        readonly scheduledPrice: Amounts | null;
        readonly scheduledDay: string | null;
      };
    };
  } | null;
}

/** What a change that charges answers. */
export interface MadeFields extends ChangedFields {
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
  readonly isDebited: boolean;
  readonly invoiceNumber: string | null;
}

/** How a change is paid; a good card unless given. */
export interface Paying {
  readonly payment?: { savedPaymentMethodId?: string; token?: string; isKept?: boolean } | null;
  readonly key?: string;
  readonly expected?: number;
  readonly previewedAt?: string;
  readonly basis?: string | null;
}

const price = 'net { amount } tax { amount } gross { amount currency }';
const refusals = 'subscriptionErrors { code field reason most }';
const membership = `
  organizationMembership {
    organization {
      planType maxSeats isAutoRenewalActive subscriptionStatus subscriptionLastDay nextChargeDay
      subscription {
        sku additionalSeats fewestSeats termFirstDay currentPrice { ${price} }
        scheduledPlan scheduledSku scheduledSeats scheduledPrice { ${price} } scheduledDay
      }
    }
  }`;

const made = `${refusals} confirmationNeeded paymentIntentSecret isPending isDebited invoiceNumber ${membership}`;
const paying = `previewedAt: $previewedAt, basis: $basis, expectedAmount: $expectedAmount, payment: $payment, idempotencyKey: $key`;
const paid = `$previewedAt: DateTime!, $basis: String, $expectedAmount: MoneyInput!, $payment: SubscriptionPaymentInput, $key: String`;

const documents = {
  subscriptionChange: `mutation ($id: ID!, $change: SubscriptionChangeInput!, ${paid}) {
    subscriptionChange(organizationMembershipId: $id, change: $change, ${paying}) { ${made} }
  }`,
  subscriptionRenew: `mutation ($id: ID!, ${paid}) {
    subscriptionRenew(organizationMembershipId: $id, ${paying}) { ${made} }
  }`,
  prorationPreview: `query ($id: ID!, $changes: [SubscriptionChangeInput!]!) {
    prorationPreview(organizationMembershipId: $id, changes: $changes) {
      previewedAt basis validUntil ${refusals}
      change {
        takesEffect effectiveDay planType sku seats featureSkus charge { ${price} } credit { ${price} }
        amountDue { ${price} } renewalPrice { ${price} } seatsAtRenewal featureSkusAtRenewal lastDay clearsScheduledChange
        nextChargeDay nextChargeDayIfKept clearsCancellation
      }
    }
  }`,
  subscriptionScheduleAdd: `mutation (
    $id: ID!, $change: SubscriptionChangeInput!, $previewedAt: DateTime!, $basis: String,
    $expectedPrice: MoneyInput!, $key: String
  ) {
    subscriptionScheduleAdd(
      organizationMembershipId: $id, change: $change, previewedAt: $previewedAt, basis: $basis,
      expectedPrice: $expectedPrice, idempotencyKey: $key
    ) {
      ${refusals} ${membership}
    }
  }`,
  subscriptionScheduleRemove: `mutation ($id: ID!) {
    subscriptionScheduleRemove(organizationMembershipId: $id) { ${refusals} ${membership} }
  }`,
};

/** Changes subscriptions as one of the sandbox's people. */
export const createChangingClient = (services: ShopServices) =>
  changingClientOf(createGraphqlHandler(services), signedInAs);

/** Changes subscriptions of a shop in which `signedInBy` signs people in by their addresses. */
export function changingClientOf(
  graphql: GraphqlHandler,
  signedInBy: (email: string) => Record<string, string>,
) {
  async function send(query: string, variables: Record<string, unknown>, email: string) {
    const { body } = await sendGraphql(graphql, { query, variables }, { headers: signedInBy(email) });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data ?? {};
  }
  const ask = async (field: keyof typeof documents, variables: Record<string, unknown>, email: string) => {
    const data = await send(documents[field], variables, email);
    return data[field];
  };
  /** The person's membership; if there are several, the one in an organization. */
  async function membershipOf(email: string, slug?: string): Promise<string> {
    const query = '{ me { organizationMemberships { id organization { slug } } } }';
    const { me } = (await send(query, {}, email)) as {
      me: { organizationMemberships: { id: string; organization: { slug: string } }[] };
    };
    const own = me.organizationMemberships.find(
      ({ organization }) => slug === undefined || organization.slug === slug,
    );
    if (own === undefined) throw new Error(`${email} has no such membership`);
    return own.id;
  }
  return {
    send,
    membershipOf,
    async preview(email: string, changes: readonly RequestedChange[], slug?: string) {
      const id = await membershipOf(email, slug);
      return (await ask('prorationPreview', { id, changes }, email)) as readonly PreviewFields[];
    },
    /** Schedules a change at the price that a preview shows, unless another one is expected. */
    async schedule(
      email: string,
      change: RequestedChange,
      previewedAt: string,
      expected?: number,
      key?: string,
      basis: string | null = null,
    ) {
      const id = await membershipOf(email);
      const [preview] = (await ask('prorationPreview', { id, changes: [change] }, email)) as PreviewFields[];
      const shown = preview?.change?.renewalPrice?.gross ?? { amount: 0, currency: 'USD' };
      const expectedPrice = { ...shown, amount: expected ?? shown.amount };
      const variables = { id, change, previewedAt, basis, expectedPrice, key };
      return (await ask('subscriptionScheduleAdd', variables, email)) as ChangedFields;
    },
    /** Previews a change, or a renewal, and makes it as it was shown. */
    async make(email: string, change: RequestedChange | null, paying: Paying = {}) {
      const id = await membershipOf(email);
      const [preview] = (await ask(
        'prorationPreview',
        { id, changes: [change ?? {}] },
        email,
      )) as readonly PreviewFields[];
      const shown = preview?.change?.amountDue.gross ?? { amount: 0, currency: 'USD' };
      const { payment = { token: 'pm_good' }, key, expected = shown.amount } = paying;
      const variables = {
        id,
        previewedAt: paying.previewedAt ?? preview?.previewedAt,
        basis: paying.basis ?? null,
        expectedAmount: { amount: expected, currency: shown.currency },
        payment,
        key,
      };
      return (
        change === null
          ? await ask('subscriptionRenew', variables, email)
          : await ask('subscriptionChange', { ...variables, change }, email)
      ) as MadeFields;
    },
    async removeSchedule(email: string) {
      const id = await membershipOf(email);
      return (await ask('subscriptionScheduleRemove', { id }, email)) as ChangedFields;
    },
  };
}
