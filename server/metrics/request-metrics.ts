import type { Server } from 'node:http';
import type { Metric, Sample } from './prometheus-text.ts';

/** What a request asked for. Addresses themselves would be as many series as there are orders. */
type RequestKind = 'api' | 'webhook' | 'document' | 'file' | 'sandbox' | 'health' | 'background' | 'page';

/** The first match counts; everything else is a page, unknown ones included. */
const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['api', /^\/graphql\//],
  ['webhook', /^\/webhooks\//],
  ['document', /^\/(?:quotes|invoices|credit-notes)\//],
  ['health', /^\/(?:healthz|readyz)$/],
  // What pages send by themselves.
  ['background', /^\/(?:errors|checkout-cookie|login-nonce)\/$/],
  ['sandbox', /^\/sandbox\//],
  ['file', /^\/(?:assets|fonts|pictures)\/|\.(?:js|css|svg|html)$/],
];

/** The kind of a request by its address, with or without parameters. */
export function requestKindOf(address: string): RequestKind {
  const [path = ''] = address.split('?');
  return kinds.find(([, paths]) => paths.test(path))?.[0] ?? 'page';
}

/** Upper bounds in seconds: those that OpenTelemetry recommends for `http.server.request.duration`. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** How many requests took at most each bound. */
  readonly atMost: number[];
  sum: number;
  count: number;
}

/** Counts the requests of a server and how long they took, by kind and status. */
interface RequestMetrics {
  /** Of a request that was answered, or given up by its client: `aborted` represents its status. */
  observe(kind: RequestKind, status: number | 'aborted', seconds: number): void;
  metric(): Metric;
}

function samplesOf({ labels, atMost, sum, count }: Series): readonly Sample[] {
  return [
    ...bounds.map((bound, index): Sample => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(bound) },
      value: atMost[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

/** Starts at zero, as every process does. */
export function createRequestMetrics(): RequestMetrics {
  const series = new Map<string, Series>();
  return {
    observe(kind, status, seconds) {
      const key = `${kind} ${status}`;
      const own = series.get(key) ?? {
        labels: { kind, status: String(status) },
        atMost: bounds.map(() => 0),
        sum: 0,
        count: 0,
      };
      series.set(key, own);
      for (const [index, bound] of bounds.entries())
        if (seconds <= bound) own.atMost[index] = (own.atMost[index] ?? 0) + 1;
      own.sum += seconds;
      own.count += 1;
    },
    metric: () => ({
      name: 'http_server_request_duration_seconds',
      type: 'histogram',
      help: 'Time from a request to the end of its response.',
      samples: [...series.values()].flatMap(samplesOf),
    }),
  };
}

/** Observes every request that a server gets from now on. */
export function watchRequests(server: Server, { observe }: RequestMetrics): void {
  server.on('request', (request, response) => {
    const begun = performance.now();
    response.once('close', () =>
      observe(
        requestKindOf(request.url ?? ''),
        response.writableFinished ? response.statusCode : 'aborted',
        (performance.now() - begun) / 1000,
      ),
    );
  });
}
