import type { Server } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { pageOf, requestKindOf } from '../http/request-kind.ts';

/** Upper bounds in seconds: those that OpenTelemetry recommends for `http.server.request.duration`. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Observes the requests of a server and how long they took. */
export interface RequestMetrics {
  /** Observes every request that the server gets from now on. */
  watch(server: Server, pages: ReadonlySet<string>): void;
}

/** Starts at zero, as every process does. A request that its client gave up has the status `aborted`. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['kind', 'status'],
    buckets: bounds,
    registers,
  });
  const pageRequests = new Counter({
    name: 'sonde_page_requests_total',
    help: 'Requests for pages, by the first part of their address below country and language.',
    labelNames: ['page', 'status'],
    registers,
  });
  return {
    watch(server, pages) {
      server.on('request', (request, response) => {
        const begun = performance.now();
        response.once('close', () => {
          const address = request.url ?? '';
          const status = response.writableFinished ? String(response.statusCode) : 'aborted';
          const kind = requestKindOf(address);
          durations.observe({ kind, status }, (performance.now() - begun) / 1000);
          if (kind === 'page') pageRequests.inc({ page: pageOf(address, pages), status });
        });
      });
    },
  };
}
