import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';
import { declineFor, testCards, type TestCard } from './test-cards.ts';
import { ownValue } from '@sonde/machines/rules/texts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const questions: Readonly<Record<TestCard['authentication'], string>> = {
  never: '',
  always: 'The bank asks (3-D Secure), then: ',
  on_session: 'The bank asks while the buyer is there (3-D Secure), then: ',
  unless_set_up: 'The bank asks unless the card was set up before (3-D Secure), then: ',
};

function end({ result, attaches, isDisputed }: TestCard): string {
  if (result !== 'succeeds')
    return `${attaches ? 'declined when it is charged' : 'declined'} (${result}): “${declineFor(result).message}”`;
  return isDisputed ? 'charged, and disputed afterwards' : 'charged';
}

/** A test card's behavior, as a sentence without a full stop. */
export const behaviourOf = (card: TestCard): string => `${questions[card.authentication]}${end(card)}`;

/** As it is printed on a card: `4242 4242 4242 4242`; cards of less than 16 digits have groups of 4, 6 and the rest. */
export function printedNumber(number: string): string {
  const groups = number.length < 16 ? /^(\d{4})(\d{6})(\d+)$/ : /^(\d{4})(\d{4})(\d{4})(\d+)$/;
  return groups.exec(number)?.slice(1).join(' ') ?? number;
}

const entry = (card: TestCard) =>
  html`<li>
    <code>${printedNumber(card.number)}</code>
    <p>${ownValue(brandNames, card.brand) ?? card.brand}, ${card.funding}: ${behaviourOf(card)}</p>
  </li>`;

/** Which wallets a browser has, and the value of its cookie, which the provider's script reads. */
const walletChoices = [
  ['none', 'None'],
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
  ['apple_pay.google_pay', 'Apple Pay and Google Pay'],
] as const;

const choiceOf = (asked: string | undefined) => walletChoices.find(([value]) => value === asked)?.[0] ?? null;

const walletChoice = ([value, title]: (typeof walletChoices)[number], chosen: string) =>
  value === chosen
    ? html`<li><strong>${title}</strong></li>`
    : html`<li><a href="/sandbox/cards/?wallets=${value}">${title}</a></li>`;

/** The accepted card numbers and their behavior, and the wallets, for people who try out the shop. */
export function addTestCardList(application: Hono): void {
  const page = (chosen: string) =>
    sandboxPage(
      'Test cards',
      html`<p>
          Any expiry date in the future and any security code will do (three digits, four for American
          Express). Every other number is refused.
        </p>
        <ol>
          ${testCards.map(entry)}
        </ol>
        <h2>Wallets in this browser</h2>
        <p>Where cards are offered, the payment step then has a wallet’s button.</p>
        <ul>
          ${walletChoices.map((choice) => walletChoice(choice, chosen))}
        </ul>`,
    );
  application.get('/cards/', (context) => {
    const asked = choiceOf(context.req.query('wallets'));
    if (asked !== null) setCookie(context, 'sandbox_wallets', asked, { path: '/', sameSite: 'Lax' });
    const chosen = asked ?? choiceOf(getCookie(context, 'sandbox_wallets')) ?? 'none';
    return context.html(page(chosen), 200, sandboxPageHeaders);
  });
}
