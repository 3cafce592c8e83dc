import { randomUUID } from 'node:crypto';
import { publishableKeyOf, tokenise } from './buyer.ts';
import { storefrontOperation } from '../contract/storefront-operations.ts';
import { signInOverHttp } from '../support/sign-in-over-http.ts';
import type { Shop } from './shop.ts';

/** An administrator of the sandbox's team, over HTTP. */
export interface Administrator {
  /** Finds the signed-in person, as every signed-in request does. */
  askWhoIsSignedIn(): Promise<void>;
  /** Previews one more seat, as the page does; returns the preview. */
  preview(): Promise<Preview>;
  /** Makes a previewed change with a card that is entered. */
  change(preview: Preview): Promise<void>;
}

interface Preview {
  readonly seats: number;
  readonly previewedAt: string;
  /** Dollars, including tax. */
  readonly amount: number;
}

interface Previewed {
  readonly prorationPreview: readonly {
    readonly previewedAt: string;
    readonly change: { readonly amountDue: { readonly gross: { readonly amount: number } } } | null;
  }[];
}

const memberships = 'query Memberships { me { organizationMemberships { id organization { maxSeats } } } }';

export async function createAdministrator({ url, cardApi }: Shop): Promise<Administrator> {
  const token = await signInOverHttp(url, 'admin@clinic.example');
  const key = await publishableKeyOf(url);
  async function send<Data>(operationName: string, query: string, variables: object = {}): Promise<Data> {
    const answer = await fetch(`${url}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ operationName, query, variables }),
    });
    const { data, errors } = (await answer.json()) as { readonly data: Data; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(`${operationName}: ${JSON.stringify(errors)}`);
    return data;
  }
  const { me } = await send<{
    me: { organizationMemberships: readonly { id: string; organization: { maxSeats: number } }[] };
  }>('Memberships', memberships);
  const [membership] = me.organizationMemberships;
  if (membership === undefined) throw new Error('The administrator has no organization.');
  let seats = membership.organization.maxSeats;
  const previewOperation = storefrontOperation('ProrationPreview');
  const changeOperation = storefrontOperation('SubscriptionChange');
  const organizationMembershipId = membership.id;
  return {
    askWhoIsSignedIn: () => send('Me', 'query Me { me { id } }'),
    async preview() {
      const { prorationPreview } = await send<Previewed>('ProrationPreview', previewOperation, {
        organizationMembershipId,
        changes: [{ seats: seats + 1 }],
      });
      const [shown] = prorationPreview;
      if (!shown?.change) throw new Error(`No preview: ${JSON.stringify(prorationPreview)}`);
      return {
        seats: seats + 1,
        previewedAt: shown.previewedAt,
        amount: shown.change.amountDue.gross.amount,
      };
    },
    async change({ seats: requested, previewedAt, amount }) {
      const payment = { token: await tokenise(cardApi, key), isKept: false };
      const { subscriptionChange } = await send<{ subscriptionChange: { invoiceNumber: string | null } }>(
        'SubscriptionChange',
        changeOperation,
        {
          organizationMembershipId,
          change: { seats: requested },
          previewedAt,
          expectedAmount: { amount, currency: 'USD' },
          payment,
          idempotencyKey: randomUUID(),
        },
      );
      if (subscriptionChange.invoiceNumber === null)
        throw new Error(`No change: ${JSON.stringify(subscriptionChange)}`);
      seats = requested;
    },
  };
}
