import { recordPlatform } from '../../server/agents/trust/agent-checkouts.repository.ts';
import { recordAgentCheckout } from '../support/agent-checkout.ts';
import type {
  OutboundAnswer,
  OutboundFailure,
  OutboundRequest,
} from '../../server/agents/trust/outbound-requests.ts';
import type { PlatformProfile } from '../../server/agents/trust/platform-profile.schema.ts';
import type { ProfileLookup } from '../../server/agents/trust/platform-profiles.ts';
import { fillCheckout, place } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** Where the platform has its profile. */
export const profileUrl = 'https://platform.example/profile.json';

/** Where the platform takes the events of its orders. */
export const webhookUrl = 'https://platform.example/hooks/orders?shop=sonde';

/** A platform that wants these capabilities. */
export const profileWithCapabilities = (capabilities: object): ProfileLookup => ({
  ok: true,
  profile: {
    ucp: { version: '2026-04-08', services: {}, payment_handlers: {}, capabilities: { ...capabilities } },
    keys: [],
    client: null,
  },
});

/** A platform that wants the events of its orders. */
export const hooked = profileWithCapabilities({
  'dev.ucp.shopping.order': [{ version: '2026-04-08', config: { webhook_url: webhookUrl } }],
});

/** The profile of a platform of the newer version. */
export const everything: PlatformProfile = {
  ucp: {
    version: '2026-08-25',
    services: {},
    payment_handlers: {},
    capabilities: { 'dev.ucp.shopping.order': [{ version: '2026-08-25' }] },
  },
  keys: [],
  client: null,
};

/** The answer of a platform that has taken an event. */
export const acknowledged: OutboundAnswer = { status: 200, headers: {}, body: Buffer.from('{}') };

/** The answer of a platform that fails. */
export const broken: OutboundAnswer = { ...acknowledged, status: 500 };

/** A platform whose profile and answers a test decides. */
export const platform = {
  profile: hooked,
  answer: acknowledged as OutboundAnswer | OutboundFailure,
  requests: [] as OutboundRequest[],
  outcomes: [] as string[],
  reports: [] as string[],
};

/** Orders of a platform’s agent, and the shop’s jobs that follow. */
export function agentOrders(currentShop: () => OrderShop, currentNow: () => Date) {
  async function order(isOfAgent = true): Promise<{ readonly id: string; readonly number: string }> {
    const { sql } = currentShop().database;
    const checkout = await fillCheckout(currentShop().client);
    const [row] = await sql<[{ id: string }]>`
    select id from checkout where token_hash = sha256(${checkout.token}::bytea)`;
    const platformId = await recordPlatform(sql, profileUrl, currentNow());
    if (isOfAgent)
      await recordAgentCheckout(
        sql,
        { checkoutId: row.id, platformId, protocolVersion: '2026-04-08', shownTotal: 0 },
        currentNow(),
      );
    await place(currentShop().client, checkout);
    const [placed] = await sql<[{ id: string; number: string }]>`
    select id, number::text from orders where checkout_id = ${row.id}`;
    return placed;
  }

  async function runAllJobs(): Promise<readonly string[]> {
    const run: string[] = [];
    for (let names = await currentShop().runJobs(); names.length > 0; names = await currentShop().runJobs())
      run.push(...names);
    return run;
  }

  return { order, runAllJobs };
}
