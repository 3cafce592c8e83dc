import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

interface MetricsOptions {
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Called with what kept a scrape from its answer. */
  readonly report: (error: unknown) => void;
}

/** Serves `GET /metrics` at a port of its own, which is not for the public. Throws a message if the port is taken. */
export async function serveMetrics({
  port,
  host,
  registry,
  report,
}: MetricsOptions): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isMetricsRequest = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isMetricsRequest) return void response.writeHead(404).end();
    registry.metrics().then(
      (body) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(body),
      (error: unknown) => {
        report(error);
        response.writeHead(500).end();
      },
    );
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
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
