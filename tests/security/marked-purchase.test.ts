import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckoutClient,
  address,
  createCheckoutClient,
  fillCheckout,
  place,
} from '../contract/checkout-client.ts';
import { freePort } from '../support/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { startMain, type StartedProcess } from '../support/started-process.ts';
import { type CollectedSpan, openTraceCollector, type TraceCollector } from '../support/trace-collector.ts';
import { ask } from './ask.ts';
import { tokenSecret } from './served-shop.ts';

/** What a buyer enters or gets, each marked so that it is found wherever it is written. */
const marked = {
  email: 'marked.mailbox@marked-clinic.example',
  firstName: 'Markedfirst',
  lastName: 'Markedlast',
  companyName: 'Markedcompany',
  streetAddress1: '1 Markedstreet',
  voucherCode: 'MARKEDCODE',
  phone: '(415) 555-0173',
  card: 'pm_card_visa',
  cardNumber: '4242424242424242',
};

let database: TestDatabase;
let shop: StartedProcess;
let url: string;
let metricsUrl: string;
let client: CheckoutClient;
let collector: TraceCollector;
/** Of the failed change. */
let errorId: unknown;
const secrets: string[] = [];

async function buyMarked(): Promise<void> {
  const checkout = await fillCheckout(client, { card: marked.card, email: marked.email });
  const { firstName, lastName, companyName, streetAddress1, phone } = marked;
  const billingAddress = { ...address, firstName, lastName, companyName, streetAddress1, phone };
  await client.change('CheckoutBillingAddressUpdate', { checkoutId: checkout.id, billingAddress });
  await client.change('CheckoutUpdateVoucher', {
    checkoutId: checkout.id,
    voucherCode: marked.voucherCode,
  });
  const key = randomUUID();
  const { orderToken, orderAccessKey } = await place(client, checkout, key);
  expect(orderToken).toEqual(expect.any(String));
  secrets.push(checkout.token, checkout.id, key, orderToken ?? '', orderAccessKey ?? '');
  const pages = [
    `/us/en/checkout/${checkout.token}/`,
    `/us/en/confirmation/${orderToken}/?access=${orderAccessKey}`,
    `/us/en/confirmation/${checkout.token}/`,
  ];
  for (const page of pages) await ask(url, page);
}

/** The database refuses what the buyer typed, which is a bug: its message, its row and the statement have it. */
async function failMarked(): Promise<void> {
  const checkout = await fillCheckout(client, { card: null });
  await database.sql`alter table checkout
    add constraint no_marks check (coalesce(email, '') not like 'marked%') not valid`;
  const { errors } = await client.send('CheckoutEmailUpdate', {
    checkoutId: checkout.id,
    email: marked.email,
  });
  const [error] = (errors ?? []) as unknown as readonly {
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  expect(error?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
  errorId = error?.extensions['errorId'];
  await database.sql`alter table checkout drop constraint no_marks`;
}

async function reportMarked(): Promise<void> {
  const { status } = await ask(url, '/errors/', {
    method: 'POST',
    headers: { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({
      errorId: '0123abcd0123abcd0123abcd0123abcd',
      message: `No ${marked.email} with ${marked.cardNumber}`,
      page: `/us/en/checkout/${secrets[0]}/`,
      trail: [],
    }),
  });
  expect(status).toBe(204);
}

beforeAll(async () => {
  database = await createTestDatabase();
  collector = await openTraceCollector();
  const [port, metricsPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  metricsUrl = `http://127.0.0.1:${metricsPort}`;
  shop = startMain({
    NODE_ENV: 'production',
    SANDBOX: 'on',
    LOG_LEVEL: 'trace',
    TOKEN_SECRET: tokenSecret,
    DATABASE_URL: database.url,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  await shop.settled;
  client = createCheckoutClient((request: Request) => fetch(request), url);
  await buyMarked();
  await failMarked();
  await reportMarked();
});
afterAll(async () => {
  await shop.stop();
  await database.close();
  await collector.close();
});

const marks = () => [...Object.values(marked), ...secrets];
const findMarks = (text: string) => marks().filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

describe('after a purchase with marked values, none of them', () => {
  it('is in the log, which has the errors', async () => {
    const log = () => shop.said.join('\n');
    await expect.poll(log).toContain('A page reports an error.');
    expect(log()).toContain('violates check constraint');
    expect(log()).toContain('"code":"23514"');
    expect(findMarks(log())).toEqual([]);
  });

  it('is in the metrics, which count the purchase and its jobs', async () => {
    const metrics = async () => (await ask(metricsUrl, '/metrics')).text;
    const runs = 'sonde_job_duration_seconds_count{task="send-order-confirmation",outcome="done"} 1';
    await expect.poll(metrics).toContain(runs);
    const text = await metrics();
    const lines = text.split('\n');
    const expected = [
      'sonde_api_answers_total{field="checkoutComplete",outcome="ok"} 1',
      'sonde_api_answers_total{field="checkoutUpdateVoucher",outcome="VOUCHER_NOT_APPLICABLE UNKNOWN"} 1',
      'sonde_payment_call_duration_seconds_count{provider="stripe",call="charge",outcome="succeeded"} 1',
      'sonde_page_requests_total{page="/confirmation/",status="404"} 1',
      'sonde_errors_total{source="server"} 1',
      'sonde_errors_total{source="page"} 1',
    ];
    expect(lines.filter((line) => expected.includes(line)).sort()).toEqual([...expected].sort());
    expect(Number(/^sonde_sql_statements_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(19);
    expect(findMarks(text)).toEqual([]);
  });

  it('is in what the error tracker received', async () => {
    const page = async () => (await ask(url, '/sandbox/errors/')).text;
    await expect.poll(page).toContain('0123abcd0123abcd0123abcd0123abcd');
    expect(findMarks(await page())).toEqual([]);
  });

  it('is in the traces, which lead from a request to its statements and the provider', async () => {
    /** The names of a span and all around it, innermost first. */
    const pathOf = (span: CollectedSpan): readonly string[] => {
      const around = collector.spans().find(({ spanId }) => spanId === span.parentSpanId);
      return [span.name, ...(around ? pathOf(around) : [])];
    };
    const paths = () => collector.spans().map((span) => pathOf(span).join(' < '));
    await expect
      .poll(paths)
      .toEqual(
        expect.arrayContaining([
          'stripe charge < graphql checkoutComplete < POST api',
          'SQL insert < graphql checkoutCreate < POST api',
          'SQL select < graphql checkout < GET /checkout/',
          'job send-order-confirmation',
          'GET /confirmation/',
        ]),
      );
    const listSpans = () => collector.spans().filter(({ traceId }) => traceId === errorId);
    await expect.poll(() => listSpans().map(({ name }) => name)).toContain('POST api');
    expect(listSpans().filter(({ status }) => status.code === 2).length).toBeGreaterThan(0);
    expect(shop.said.some((line) => line.includes(`"errorId":"${String(errorId)}"`))).toBe(true);
    expect(findMarks(collector.text())).toEqual([]);
  });
});
