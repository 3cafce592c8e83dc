import * as v from 'valibot';

/** PayPal's own API for real money: https://developer.paypal.com/api/rest/ */
export const paypalUrl = 'https://api-m.paypal.com';

export interface PaypalAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly url: string;
  /** The time limit of one request, in milliseconds. */
  readonly timeout: number;
}

interface PaypalQuestion {
  readonly method: 'GET' | 'POST';
  /** With its leading slash and its query. */
  readonly path: string;
  readonly body?: object;
  /** The idempotency key: https://developer.paypal.com/api/rest/reference/idempotency/ */
  readonly requestId?: string;
}

/** A request that PayPal refuses: https://developer.paypal.com/api/rest/responses/ */
export interface PaypalRefusal {
  readonly isAccepted: false;
  readonly status: number;
  /** The first detail's issue, such as `INSTRUMENT_DECLINED`; otherwise the error's name. */
  readonly issue: string;
  /** For the log. */
  readonly reason: string;
}

type PaypalAnswer = { readonly isAccepted: true; readonly body: unknown } | PaypalRefusal;

/** Sends a request with a valid token. Rejects if there is no response, or none that settles anything (429, 5xx). */
export type AskPaypal = (question: PaypalQuestion) => Promise<PaypalAnswer>;

const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });

const errorSchema = v.object({
  name: v.optional(v.string()),
  error: v.optional(v.string()),
  debug_id: v.optional(v.string()),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string()), field: v.optional(v.string()) }))),
});

/** So long before its end, a token is no longer used. */
const tokenMarginSeconds = 60;

const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

async function answerOf(response: Response): Promise<PaypalAnswer> {
  const { status } = response;
  const body = contentOf(await response.text());
  if (response.ok) return { isAccepted: true, body };
  if (status >= 500 || status === 429) throw new Error(`PayPal responded ${status}.`);
  const parsed = v.safeParse(errorSchema, body);
  const { name, error, debug_id: debugId, details } = parsed.success ? parsed.output : {};
  const [first] = details ?? [];
  const issue = first?.issue ?? name ?? error ?? 'UNKNOWN';
  return {
    isAccepted: false,
    status,
    issue,
    reason: [status, issue, first?.field, debugId].filter(Boolean).join(', '),
  };
}

type Access = { readonly isAccepted: true; readonly token: string; readonly until: number } | PaypalRefusal;

async function openAccess({ clientId, clientSecret, url, timeout }: PaypalAccess): Promise<Access> {
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(timeout),
  });
  const answer = await answerOf(response);
  if (!answer.isAccepted) return answer;
  const { access_token: token, expires_in: seconds } = v.parse(tokenSchema, answer.body);
  return { isAccepted: true, token, until: performance.now() + (seconds - tokenMarginSeconds) * 1000 };
}

/**
 * Calls PayPal's API with an access token, which is kept until it expires:
 * https://developer.paypal.com/api/rest/authentication/
 */
export function createPaypalClient(account: PaypalAccess): AskPaypal {
  let access: Promise<Access> | null = null;

  /** Opens access once for all requests that wait for it; a failure is tried again by the next request. */
  async function currentAccess(): Promise<Access> {
    const asked = (access ??= openAccess(account));
    const forget = () => {
      if (access === asked) access = null;
    };
    const known = await asked.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (known.isAccepted && performance.now() < known.until) return known;
    forget();
    return known.isAccepted ? currentAccess() : known;
  }

  async function send({ method, path, body, requestId }: PaypalQuestion): Promise<PaypalAnswer> {
    const opened = await currentAccess();
    if (!opened.isAccepted) return opened;
    const response = await fetch(`${account.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${opened.token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(account.timeout),
    });
    return answerOf(response);
  }

  return async (question) => {
    const answer = await send(question);
    if (answer.isAccepted || answer.status !== 401) return answer;
    // The token was revoked before its time.
    access = null;
    return send(question);
  };
}
