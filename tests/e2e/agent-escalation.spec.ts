import type { APIRequestContext } from '@playwright/test';
import { agentDelivery } from '../contract/agent-payloads.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { placeWith } from './place-with-card.ts';

test.use({ viewport: { width: 375, height: 812 } });

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly continue_url: string;
  readonly messages?: readonly { readonly code: string }[];
  readonly order?: { readonly permalink_url: string };
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
}

/** The sandbox's agent. */
const agentOf = (request: APIRequestContext, shop: string) => ({
  async send(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Shown> {
    const headers = { 'UCP-Agent': `profile="${shop}/sandbox/agents/2026-08-25.json"` };
    const answer = await request.fetch(`/ucp/v1${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Shown;
  },
});

const email = 'ada@clinic.example';
const toCheckoutRequest = (optionId?: string) => ({
  line_items: ['IQ3-USBC', 'SUB-IND-1Y'].map((id) => ({ item: { id }, quantity: 1 })),
  context: { address_country: 'US' },
  buyer: { email },
  fulfillment: agentDelivery(optionId),
});

test('what an agent entered is there where a person continues, and the agent sees their order @landing', async ({
  page,
  request,
  baseURL,
}) => {
  const agent = agentOf(request, baseURL ?? '');
  const opened = await agent.send('POST', '/checkout-sessions', toCheckoutRequest());
  const session = `/checkout-sessions/${opened.id}`;
  const option = opened.fulfillment.methods[0]?.groups[0]?.options[0]?.id;
  const filled = await agent.send('PUT', session, toCheckoutRequest(option));
  expect([filled.status, filled.messages?.map(({ code }) => code)]).toEqual([
    'requires_escalation',
    ['acknowledgement_licensed', 'identity_optional'],
  ]);

  const checkout = new CheckoutPage(page);
  await page.goto(filled.continue_url);
  await expect(page.getByRole('main')).toContainText('Sonde IQ3');
  await checkout.continueHere.click();
  await checkout.expectStep('Payment');
  await page.reload();
  await checkout.expectStep('Payment');
  await expect(checkout.flow).toContainText(email);
  await expect(checkout.flow).toContainText('1 Market Street');
  const taken = await agent.send('GET', session);
  expect([taken.status, taken.messages?.map(({ code }) => code)]).toEqual([
    'requires_escalation',
    ['continued_by_buyer'],
  ]);

  await placeWith(checkout, cards.good);
  await expect(page).toHaveURL(/\/us\/en\/confirmation\//);
  const done = await agent.send('GET', session);
  expect(done).toMatchObject({ status: 'completed', order: { permalink_url: expect.any(String) } });
});
