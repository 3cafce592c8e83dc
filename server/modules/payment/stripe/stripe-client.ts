import { Stripe } from 'stripe';

/** The SDK knows a host and a port; this also lets the API live below a path, as the stand-in's does. */
function httpClientBelow(prefix: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => send(host, port, `${prefix}${path}`, ...rest);
  return client;
}

export interface StripeClientOptions {
  readonly secretKey: string;
  /** `http(s)://host:port/path`; null means the provider's own. */
  readonly apiBase: string | null;
  /** Milliseconds without a byte after which a request is given up. */
  readonly timeout: number;
}

/** The official SDK without its own repetitions (but for a connection that was closed), telemetry and surprises. */
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

/** Gives up waiting after so many milliseconds, whatever the request does; the error says so. */
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
