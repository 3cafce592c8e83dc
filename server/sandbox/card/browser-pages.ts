import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatAmount } from './amounts.ts';
import { nameOfRedirectType } from './redirect-methods.ts';
import type { Challenge } from './three-d-secure.ts';

const importLine = /^import \{[^}]*\} from '\.\/([a-z-]+\.js)';$/gm;

/** The text of a file for browsers. */
export function readBrowserFile(name: string): string {
  return readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
}

/** Bundles a module with its imports, each once, as one classic script. */
export function bundle(entry: string): string {
  const parts = new Map<string, string>();
  const add = (name: string): void => {
    if (parts.has(name)) return;
    parts.set(name, '');
    const text = readBrowserFile(name).replace(importLine, (_line, imported: string) => {
      add(imported);
      return '';
    });
    parts.delete(name);
    parts.set(name, text.replace(/^export (?=const|function)/gm, ''));
  };
  add(entry);
  return `(() => {\n${[...parts.values()].join('\n')}})();\n`;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface BrowserPage {
  readonly html: string;
  /** `origins` are the shop's origins in browsers. A page in a sandboxed frame has an opaque origin. */
  headers(origins: readonly string[]): Readonly<Record<string, string>>;
}

interface PageParts {
  readonly title: string;
  readonly body: string;
  readonly style: string;
  readonly script: string;
  /** Allowed form targets of the page, besides the stand-in itself. */
  readonly formTarget?: string;
  /** Isolated from every origin, including this one, however it is opened. */
  readonly isIsolated: boolean;
}

/**
 * A page of the provider. Its policy lists the shop's origins: in a sandboxed frame the page has an opaque origin, for
 * which WebKit matches nothing with 'self'.
 */
export function makePage({ title, body, style, script, formTarget, isIsolated }: PageParts): BrowserPage {
  const scriptSource = hash(script);
  const styleSource = hash(style);
  const policyFor = (origins: readonly string[]) => {
    const shop = origins.join(' ');
    return [
      "default-src 'none'",
      `script-src ${scriptSource}`,
      `style-src ${styleSource}`,
      `connect-src ${shop}`,
      `form-action ${shop}${formTarget === undefined ? '' : ` ${formTarget}`}`,
      "base-uri 'none'",
      `frame-ancestors ${shop}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      ...(isIsolated ? ['sandbox allow-scripts allow-forms'] : []),
    ].join('; ');
  };
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`,
    headers: (origins) => ({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(origins),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    }),
  };
}

const fields = {
  iban: { id: 'iban', label: 'IBAN', autocomplete: 'off', placeholder: 'AT00 0000 0000 0000 0000' },
  number: {
    id: 'cardnumber',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  expiry: { id: 'exp-date', label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  'security-code': { id: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
} as const;

function fieldPage(kind: keyof typeof fields): BrowserPage {
  const { id, label, autocomplete, placeholder } = fields[kind];
  const inputMode = kind === 'iban' ? 'text' : 'numeric';
  const body = `<form novalidate><input id="${id}" name="${id}" type="text" data-kind="${kind}" inputmode="${inputMode}" autocomplete="${autocomplete}" aria-label="${label}" placeholder="${placeholder}" autocapitalize="off" autocorrect="off" spellcheck="false"></form>`;
  return makePage({
    title: label,
    body,
    style: readBrowserFile('field.css'),
    script: bundle('field.js'),
    isIsolated: true,
  });
}

/** The frames by the last part of their path. */
export function createFramePages(): ReadonlyMap<string, BrowserPage> {
  const controller = makePage({
    title: 'Card fields',
    body: '',
    style: '',
    script: bundle('controller.js'),
    isIsolated: true,
  });
  const kinds = Object.keys(fields) as (keyof typeof fields)[];
  return new Map([['controller', controller], ...kinds.map((kind) => [kind, fieldPage(kind)] as const)]);
}

/** The replacement for the provider's script in the shop's page. */
export function createStripeScript(): string {
  return bundle('stripe.js');
}

const question = `<form method="post">
<button name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>
</form>`;

/** The bank's challenge; after the answer, a page that tells the shop's page to continue. */
export function createChallengePage(challenge: Challenge): BrowserPage {
  const { payment, isOpen, authentication } = challenge;
  const purpose =
    payment === null
      ? 'keep this card for later payments'
      : `pay <strong>${formatAmount(payment.amount, payment.currency).toUpperCase()}</strong>`;
  const asked = `<p>Your bank asks whether you want to ${purpose}. This is a test bank: no money moves.</p>\n${question}`;
  return makePage({
    title: '3-D Secure',
    body: `<main aria-label="3-D Secure" data-answered="${String(!isOpen)}">\n<h1 tabindex="-1">3-D Secure</h1>\n${isOpen ? asked : '<p role="status">Going back to the shop.</p>'}\n</main>`,
    style: readBrowserFile('three-d-secure.css'),
    script: bundle('three-d-secure.js'),
    isIsolated: false,
    ...(authentication.return_url === null ? {} : { formTarget: new URL(authentication.return_url).origin }),
  });
}

const decisions = `<form method="post">
<button name="answer" value="authorise">Authorise</button>
<button name="answer" value="fail">Fail</button>
<button name="answer" value="leave">Leave</button>
</form>`;

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities.get(sign) ?? '');

/** The page of a bank, wallet or lender, on which the buyer decides; once they have, it leads back to the shop. */
export function createBankPage(challenge: Challenge): BrowserPage {
  const { payment, isOpen, authentication, methodType } = challenge;
  const name = nameOfRedirectType(methodType);
  const returnUrl = authentication.return_url ?? '';
  const asked = `<p>Pay <strong>${formatAmount(payment?.amount ?? 0, payment?.currency ?? 'eur').toUpperCase()}</strong>? This is a test page: no money moves.</p>\n${decisions}`;
  const left = escapeHtml(returnAddress(returnUrl, challenge));
  return makePage({
    title: name,
    body: `<main aria-label="${name}" data-answered="${String(!isOpen)}">\n<h1 tabindex="-1">${name}</h1>\n${isOpen ? asked : `<p role="status">This payment is closed. <a href="${left}">Go back to the shop</a></p>`}\n</main>`,
    style: readBrowserFile('three-d-secure.css'),
    script: bundle('three-d-secure.js'),
    isIsolated: false,
    formTarget: new URL(returnUrl).origin,
  });
}

/** The return URL after a challenge that was opened as a page of its own. */
export function returnAddress(returnUrl: string, challenge: Challenge): string {
  const url = new URL(returnUrl);
  const { payment_intent: payment, setup_intent: setup = null } = challenge.authentication;
  const name = payment === null ? 'setup_intent' : 'payment_intent';
  url.searchParams.set(name, payment ?? setup ?? '');
  url.searchParams.set(`${name}_client_secret`, challenge.clientSecret);
  url.searchParams.set('redirect_status', challenge.authentication.state);
  return url.href;
}
