import { createServer, type Server } from 'node:http';
import { watchProcess } from './process-metrics.ts';
import { type Metric, prometheusText, prometheusType } from './prometheus-text.ts';
import { createRequestMetrics, watchRequests } from './request-metrics.ts';

interface MetricsOptions {
  readonly port: number;
  readonly host: string;
  readonly version: string;
  /** The server whose requests are counted. */
  readonly shop: Server;
  /** Null if the store is in another process: this one has no database. */
  readonly isDatabaseReady: (() => Promise<boolean>) | null;
}

const databaseMetric = (isReady: boolean): Metric => ({
  name: 'sonde_database_up',
  type: 'gauge',
  help: 'Whether the database answers and is migrated, as /readyz says.',
  samples: [{ value: isReady ? 1 : 0 }],
});

/** Serves `GET /metrics` at a port of its own, which is not for the public. Throws a message if the port is taken. */
export async function serveMetrics({
  port,
  host,
  version,
  shop,
  isDatabaseReady,
}: MetricsOptions): Promise<{ close(): Promise<void> }> {
  const requests = createRequestMetrics();
  const ownProcess = watchProcess(version);
  const text = async () =>
    prometheusText([
      ...ownProcess.metrics(),
      ...(isDatabaseReady === null ? [] : [databaseMetric(await isDatabaseReady())]),
      requests.metric(),
    ]);
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    void text().then((body) => response.writeHead(200, { 'Content-Type': prometheusType }).end(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: set METRICS_PORT to another one.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  watchRequests(shop, requests);
  return {
    close: () =>
      new Promise((resolve) => {
        ownProcess.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
