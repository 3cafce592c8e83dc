import { randomUUID } from 'node:crypto';
import { agentDelivery, payingBy } from '../contract/agent-payloads.ts';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
}

/** What both an agent and a browser buy: a probe for humans would need a person. */
export const accessories = { 'CBL-USBC': 2 } as const;

const lines = Object.entries(accessories).map(([id, quantity]) => ({ item: { id }, quantity }));

/** Lets the sandbox's agent buy by REST: it opens a checkout with all that it knows, chooses how it is sent, and pays. */
export async function buyByAgent(shopUrl: string): Promise<void> {
  async function send(method: 'POST' | 'PUT' | 'GET', path: string, payload?: object): Promise<Shown> {
    const response = await fetch(`${shopUrl}/ucp/v1${path}`, {
      method,
      headers: {
        'UCP-Agent': `profile="${shopUrl}/sandbox/agents/2026-08-25.json"`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Shown;
  }
  const email = `${randomUUID()}@clinic.example`;
  const toCheckoutRequest = (optionId?: string) => ({
    line_items: lines,
    context: { address_country: 'US' },
    buyer: { email },
    fulfillment: agentDelivery(optionId),
  });
  const { id, fulfillment } = await send('POST', '/checkout-sessions', toCheckoutRequest());
  const option = fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const path = `/checkout-sessions/${id}`;
  await send('PUT', path, toCheckoutRequest(option));
  const { status } = await send('POST', `${path}/complete`, payingBy('spt_card_visa'));
  if (status !== 'completed') throw new Error(`The agent's checkout is ${status}`);
  await send('GET', path);
}
