import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { agentDelivery, payingBy } from '../contract/agent-payloads.ts';
import type { Acknowledgement } from '../support/check-invariants.ts';
import type { Chance } from './random.ts';
import { repeatUntilDone, type OpenStore } from './retrying-buyer.ts';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly messages?: readonly { readonly code: string }[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
  readonly order?: { readonly id: string };
}

/** An agent's last request and its answer; repeated later, the store must answer the same. */
export interface AgentAnswer extends Acknowledgement {
  readonly idempotencyKey: string;
  readonly token: string;
}

const betweenQuestions = 100;

/** Sends a request of the sandbox's agent until the store answers it, through any failures. */
async function send(
  store: OpenStore,
  method: 'POST' | 'PUT',
  path: string,
  { payload, key }: { readonly payload: object; readonly key: string },
): Promise<Shown> {
  return repeatUntilDone(store, async () => {
    const response = await fetch(`${store.url}/ucp/v1${path}`, {
      method,
      headers: {
        'UCP-Agent': `profile="${store.url}/sandbox/agents/2026-08-25.json"`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(payload),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Shown;
  });
}

const complete = (
  store: OpenStore,
  { checkoutToken, token, idempotencyKey }: Omit<AgentAnswer, 'orderToken'>,
) =>
  send(store, 'POST', `/checkout-sessions/${checkoutToken}/complete`, {
    payload: payingBy(token),
    key: idempotencyKey,
  });

/** Lets an agent buy something, which retries until the order exists; null if only a person could continue. */
export async function buyByAgent(store: OpenStore, chance: Chance): Promise<AgentAnswer | null> {
  const discounts = chance.pick([
    [1, undefined],
    [1, { codes: ['WELCOME10'] }],
  ]);
  const toCheckoutRequest = (optionId?: string) => ({
    discounts,
    line_items: [{ item: { id: 'CBL-USBC' }, quantity: 2 }],
    context: { address_country: 'US' },
    buyer: { email: `${randomUUID()}@clinic.example` },
    fulfillment: agentDelivery(optionId),
  });
  const opened = await send(store, 'POST', '/checkout-sessions', {
    payload: toCheckoutRequest(),
    key: randomUUID(),
  });
  const option = opened.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const { id } = await send(store, 'PUT', `/checkout-sessions/${opened.id}`, {
    payload: toCheckoutRequest(option),
    key: randomUUID(),
  });
  let token = chance.pick([
    [7, 'spt_card_visa'],
    [2, 'spt_card_chargeDeclined'],
    [1, 'spt_card_threeDSecure2Required'],
  ]);
  let idempotencyKey: string = randomUUID();
  for (;;) {
    const asked = { checkoutToken: id, token, idempotencyKey };
    const { status, order, messages } = await complete(store, asked);
    if (order !== undefined) return { ...asked, orderToken: order.id };
    if (status === 'requires_escalation') return null;
    if (status === 'complete_in_progress') {
      await pause(betweenQuestions);
      continue;
    }
    if (!messages?.some(({ code }) => code === 'payment_failed'))
      throw new Error(`${status}: ${JSON.stringify(messages)}`);
    token = 'spt_card_visa';
    idempotencyKey = randomUUID();
  }
}

/** Whether the store still answers the agent with the same order. */
export const isAgentAnswerKept = async (store: OpenStore, answer: AgentAnswer): Promise<boolean> =>
  (await complete(store, answer)).order?.id === answer.orderToken;
