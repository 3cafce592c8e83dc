import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { type OrderShop } from './order-shop.ts';
import { storefrontOperation } from './storefront-operations.ts';

/** When the visitor acts. */
export const now = new Date('2026-11-20T15:00:00Z');

interface Answer {
  readonly data?: {
    readonly analyticsRecord: {
      readonly isRecorded: boolean;
      readonly analyticsErrors: readonly { readonly code: string; readonly field: string | null }[];
    };
  };
}

/** What the visitor looks at. */
export const item = {
  sku: 'IQ3-USBC',
  name: 'Sonde IQ3',
  variant: '',
  category: 'DEVICE',
  price: 3899,
  discount: 0,
  quantity: 1,
  listId: '',
  listName: '',
};

/** What their event says of it. */
export const body = { currency: 'USD', value: 3899, items: [item] };

/** An event before it is written as text. */
export interface Sent {
  readonly anonymousId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly body: unknown;
  readonly context: unknown;
  readonly timestamp: string;
}

const query = storefrontOperation('AnalyticsRecord').replace('field', 'field code');

/** Sends an event of a visitor, and reads what is stored. */
export function analyticsEvents(currentShop: () => OrderShop) {
  async function record(changes: Partial<Sent> = {}, headers: Record<string, string> = {}) {
    const sent = {
      anonymousId: 'a1b2c3d4e5',
      userId: null,
      name: 'view_item',
      body,
      context: { pageUrl: 'https://shop.test/us/en/' },
      timestamp: now.toISOString(),
      ...changes,
    };
    const { anonymousId, userId, name, timestamp } = sent;
    const eventData = {
      name,
      timestamp,
      body: JSON.stringify(sent.body),
      context: JSON.stringify(sent.context),
    };
    const response = await createGraphqlHandler(currentShop().services)(
      new Request('http://shop.test/graphql/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          operationName: 'AnalyticsRecord',
          query,
          variables: { input: { anonymousId, userId, eventData } },
        }),
      }),
    );
    return ((await response.json()) as Answer).data?.analyticsRecord;
  }
  const readStored = () =>
    currentShop().database.sql<
      { readonly name: string; readonly user_id: string | null; readonly happened_at: Date }[]
    >`
    select name, user_id, happened_at from analytics_record order by created_at, message_id`;
  const clear = () => currentShop().database.sql`delete from analytics_record`;

  return { record, stored: readStored, clear };
}
