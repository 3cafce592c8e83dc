import { Stripe } from 'stripe';

/** The SDK supports only a host and a port; this also allows an API below a path, such as the stand-in's. */
function httpClientBelow(prefix: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => send(host, port, `${prefix}${path}`, ...rest);
  return client;
}

export interface StripeClientOptions {
  readonly secretKey: string;
  /** `http(s)://host:port/path`; null for the provider's own. */
  readonly apiBase: string | null;
  /** Milliseconds without a byte after which a request is aborted. */
  readonly timeout: number;
}

/** The official SDK without its retries (except for a closed connection) and telemetry. */
export function createStripeClient({ secretKey, apiBase, timeout }: StripeClientOptions): Stripe {
  const usual = { maxNetworkRetries: 0, telemetry: false, timeout };
  if (apiBase === null) return new Stripe(secretKey, usual);
  const url = new URL(apiBase);
  const isPlain = url.protocol === 'http:';
  return new Stripe(secretKey, {
    ...usual,
    protocol: isPlain ? 'http' : 'https',
    host: url.hostname,
    port: url.port || (isPlain ? '80' : '443'),
    httpClient: httpClientBelow(url.pathname.replace(/\/+$/, '')),
  });
}

/** Rejects after this many milliseconds, whatever the request does; the error says so. */
export async function withinDeadline<Answer>(
  request: Promise<Answer>,
  milliseconds: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([request, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
