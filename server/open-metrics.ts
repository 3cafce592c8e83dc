import type { Server } from 'node:http';
import type { Environment } from './environment/environment.ts';
import type { ScrapedShop, ShopMetrics } from './metrics/shop-metrics.ts';
import { shopVersion } from './shop-version.ts';

/** Loaded only where a port is configured for it, because most shops of developers measure nothing. */
export async function createMetrics({ metricsPort }: Environment): Promise<ShopMetrics | null> {
  if (metricsPort === null) return null;
  const { createShopMetrics } = await import('./metrics/shop-metrics.ts');
  return createShopMetrics(shopVersion);
}

interface Measured {
  readonly environment: Environment;
  readonly server: Server;
  /** Null if the store is in another process. */
  readonly shop: ScrapedShop | null;
  /** By which requests are counted. */
  readonly pages: ReadonlySet<string>;
  readonly reportError: (error: unknown) => string;
}

/** Serves what is measured, if anything is. */
export async function openMetrics(
  metrics: ShopMetrics | null,
  { environment: { metricsPort: port, host }, server, shop, pages, reportError }: Measured,
) {
  if (metrics === null || port === null) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const served = await serveMetrics({ port, host, registry: metrics.registry, report: reportError });
  if (shop) metrics.collectFrom(shop);
  metrics.requests.watch(server, pages);
  return served;
}
