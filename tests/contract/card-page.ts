import { fileURLToPath } from 'node:url';
import { type FrameLocator, type Locator, type Page, chromium, expect } from '@playwright/test';
import { rolldown } from 'rolldown';
import { chromiumArguments, chromiumPath } from '../support/chromium.ts';
import { digitsOf } from '../support/type-digits.ts';
import { contentSecurityPolicy } from '../../server/web/content-security-policy.ts';
import type { CardFieldsHandle, CardFieldsState, CardPayments } from '../../src/payments/card-payments.ts';
import { type RunningCardSandbox, publishableKey, startCardSandbox } from './card-sandbox-server.ts';

declare global {
  interface Window {
    cardPayments: CardPayments;
    states: CardFieldsState[];
    handle: CardFieldsHandle;
    /** Everything that the page's scripts can read of the frames' messages. */
    heard: string[];
    violations: string[];
    /** Withholds the number's brand from the page, as if it were busy. */
    isBrandLate: boolean;
  }
}

const html = `<!doctype html>
<html lang="en"><head><title>Payment</title><link rel="icon" href="data:,"></head><body>
<main><h1>Payment</h1>
<form><div id="number"></div><div id="expiry"></div><div id="security-code"></div><button>Continue</button></form></main>
<script src="/listen.js"></script><script src="/page.js"></script>
</body></html>`;

/** Runs first: records the messages that reach the page through ports and windows, and its policy violations. */
const listen = `
  window.heard = []; window.violations = []; window.states = [];
  addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));
  addEventListener('message', (event) => heard.push(JSON.stringify(event.data)));
  const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', { set(handler) {
    port.set.call(this, (event) => {
      heard.push(JSON.stringify(event.data));
      const isLate = window.isBrandLate && event.data?.brand;
      handler(isLate ? { data: { ...event.data, brand: '' } } : event);
    });
  } });
`;

const entry = fileURLToPath(new URL('../../src/payments/card-payments.ts', import.meta.url));

async function bundlePayments(): Promise<string> {
  const build = await rolldown({ input: entry, platform: 'browser' });
  const { output } = await build.generate({ format: 'iife', name: 'payments', codeSplitting: false });
  const start = `window.cardPayments = payments.createCardPayments({ publishableKey: '${publishableKey}', standInScript: '/sandbox/card/stripe.js', country: 'US', locale: 'en-US' });`;
  return `${output[0].code}\n${start}`;
}

/** A shop page with the card fields, in Chromium. */
export interface CardPage {
  readonly page: Page;
  /** Every request so far. */
  readonly sent: readonly { readonly url: string; readonly body: string }[];
  /** The browser's errors; a test that expects one empties the list. */
  readonly problems: string[];
  frame(name: 'number' | 'expiry' | 'security-code'): FrameLocator;
  mount(): Promise<void>;
  fill(number: string, expiry?: string, code?: string): Promise<void>;
  tokenise(): ReturnType<CardPayments['tokeniseCard']>;
  tokenOf(number: string): Promise<string>;
  confirm(clientSecret: string | null): ReturnType<CardPayments['confirmPayment']>;
  lastState(): Promise<CardFieldsState | undefined>;
  /** Throws if the browser reported errors. */
  close(): Promise<void>;
}

export interface CardPages {
  readonly server: RunningCardSandbox;
  open(): Promise<CardPage>;
  close(): Promise<void>;
}

export async function startCardPages(): Promise<CardPages> {
  const script = await bundlePayments();
  const javascript = { 'Content-Type': 'text/javascript' };
  const server = await startCardSandbox({
    addRoutes(application) {
      application.get('/', (context) =>
        context.html(html, 200, {
          'Content-Security-Policy': contentSecurityPolicy(html, { isProviderLoaded: false, frames: [] }),
        }),
      );
      application.get('/listen.js', (context) => context.body(listen, 200, javascript));
      application.get('/page.js', (context) => context.body(script, 200, javascript));
    },
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments],
  });
  return {
    server,
    async open() {
      const context = await browser.newContext();
      const page = await context.newPage();
      const sent: { url: string; body: string }[] = [];
      const problems: string[] = [];
      page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(server.origin);
      return {
        page,
        sent,
        problems,
        ...actionsOn(page),
        async close() {
          const complaints = [...problems, ...(await page.evaluate(() => window.violations))];
          await context.close();
          if (complaints.length > 0) throw new Error(complaints.join('\n'));
        },
      };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Fills a field until the text arrives: the browser sends it to the frame that it believes has the focus. */
async function fillDigits(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    expect(digitsOf(await field.inputValue())).toBe(digitsOf(text));
  }).toPass();
}

function actionsOn(page: Page): Omit<CardPage, 'page' | 'sent' | 'problems' | 'close'> {
  const frame: CardPage['frame'] = (name) => page.frameLocator(`#${name} iframe`);
  const fill: CardPage['fill'] = async (number, expiry = '12 / 39', code = '123') => {
    await fillDigits(frame('number').getByLabel('Card number'), number);
    await fillDigits(frame('expiry').getByLabel('Expiration date'), expiry);
    await fillDigits(frame('security-code').getByLabel('Security code'), code);
  };
  const tokenise: CardPage['tokenise'] = () =>
    page.evaluate(() =>
      window.cardPayments.tokeniseCard({
        email: 'buyer@solo.example',
        billingAddress: {
          firstName: 'Ada',
          lastName: 'Rahman',
          companyName: '',
          streetAddress1: '1 Main St',
          streetAddress2: '',
          city: 'Boston',
          postalCode: '02108',
          country: 'US',
          countryArea: 'MA',
          phone: '+16175550100',
        },
      }),
    );
  return {
    frame,
    fill,
    tokenise,
    mount: () =>
      page.evaluate(async () => {
        const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
        window.handle = await window.cardPayments.mountCardFields({
          number: element('number'),
          expiry: element('expiry'),
          securityCode: element('security-code'),
          onChange: (state) => window.states.push(state),
          onLeave: () => {},
        });
      }),
    async tokenOf(number) {
      await fill(number);
      const answer = await tokenise();
      if (answer.status !== 'tokenised') throw new Error(JSON.stringify(answer));
      return answer.card.paymentMethodId;
    },
    confirm: (clientSecret) =>
      page.evaluate(
        (secret) => window.cardPayments.confirmPayment({ clientSecret: secret }),
        clientSecret ?? '',
      ),
    lastState: () => page.evaluate(() => window.states.at(-1)),
  };
}
