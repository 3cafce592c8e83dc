import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import type { MiddlewareHandler } from 'hono';
import { regionalKeysOf } from './open-payment-providers.ts';
import { openLog } from './open-log.ts';
import { createMetrics, openMetrics } from './open-metrics.ts';
import { openShop } from './open-shop.ts';
import { createTracing, pagesOf, traceRequests } from './open-tracing.ts';
import type { CrashPoint } from './kernel/crash-points.ts';
import type { Environment } from './environment/environment.ts';
import type { DeveloperPage } from './graphql/graphql-handler.ts';
import { createClientLookup } from './graphql/client-address.ts';
import { openGeolocation } from './graphql/geolocation.ts';
import { createRateLimits } from './kernel/rate-limits/rate-limits.ts';
import { shopVersion } from './shop-version.ts';
import { createAgentPages } from './web/agent-pages.ts';
import { createApplication } from './web/application.ts';
import { createCheckoutCookies } from './web/checkout-cookie.ts';
import { createClientErrors } from './web/client-errors.ts';
import { formParents } from './web/form-parents.ts';
import { createGraphqlForwarder } from './web/forward-graphql.ts';
import { drainable } from './web/drain.ts';
import { createMaintenanceDoor } from './web/maintenance-pass-cookie.ts';
import { createPages, type PageServices } from './web/pages.ts';
import { createShopRedirects, noPrices } from './web/shop-redirects.ts';
import { createErrorTracker, noTracker } from './web/error-tracker.ts';
import { createErrorReport } from './web/report-error.ts';
import { limitBodyTime } from './web/request-time.ts';
import { ownValue } from '@sonde/machines/rules/texts';
import { waitAtMost } from './http/wait-at-most.ts';

/** How the storefront is served to browsers: prebuilt, or compiled on demand in development. */
interface Storefront {
  readonly mode: 'production' | 'development';
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly islandFiles: PageServices['islandFiles'];
  /** Serves scripts, styles and pictures. */
  readonly files: MiddlewareHandler;
}

/** The shop's timeouts, in milliseconds. */
export interface ServeLimits {
  /** For the headers of a request. */
  readonly header: number;
  /** For the body of a request. */
  readonly body: number;
  /** For a whole request with a file, from its first byte on. */
  readonly upload: number;
  /** Between two checks for requests that take longer. */
  readonly look: number;
  /** For requests in flight, at shutdown. */
  readonly drain: number;
  /** For jobs and the database, after that. */
  readonly close: number;
  /** For the last traces, after that. */
  readonly traces: number;
}

/**
 * Everything that an order waits for outside this process takes 5 seconds at most. The largest file arrives in time
 * from 0.7 Mbit/s on.
 */
export const usualLimits: ServeLimits = {
  header: 10_000,
  body: 20_000,
  upload: 120_000,
  look: 5_000,
  drain: 8_000,
  close: 5_000,
  traces: 800,
};

export interface ServeOptions {
  readonly environment: Environment;
  readonly storefront: Storefront;
  readonly crashPoint: CrashPoint;
  /** Serves the API's page for developers at `/graphql/`, if the store is in this process and it isn't production. */
  readonly developerPage?: DeveloperPage;
  readonly onStatement?: (text: string) => void;
  readonly limits?: ServeLimits;
}

export interface RunningShop {
  readonly publicUrl: string;
  /** Completes requests in flight and accepts no more. Resolves within the limits, whatever the database does. */
  close(): Promise<void>;
}

const unspecified: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Starts the shop and resolves once it is listening. Throws a message for the operator. */
export async function serveShop({
  environment,
  storefront,
  crashPoint,
  developerPage,
  onStatement,
  limits = usualLimits,
}: ServeOptions): Promise<RunningShop> {
  const { host, port, storeApiUrl, supportUrl, seller, trustedProxies } = environment;
  const metrics = await createMetrics(environment);
  const log = openLog(environment, metrics && metrics.meter);
  let track = noTracker;
  const tracing = await createTracing(environment);
  const reportError = createErrorReport(
    log,
    (error) => track(error),
    () => tracing?.traceId() ?? null,
  );
  const ownAddress = `http://${ownValue(unspecified, host) ?? host}:${port}`;
  const publicUrl = environment.publicUrl ?? ownAddress;
  const geolocate = openGeolocation();
  const shop =
    storeApiUrl === null
      ? await openShop({
          environment,
          log,
          ownAddress,
          publicUrl,
          reportError,
          geolocate,
          crashPoint,
          meter: metrics && metrics.meter,
          tracing,
          ...(developerPage && { developerPage }),
          ...(onStatement && { onStatement }),
        })
      : null;
  const dsn = environment.errorReportDsn ?? shop?.errorReportDsn ?? null;
  if (dsn !== null)
    track = createErrorTracker({
      dsn,
      release: shopVersion,
      report: (sentence) => log.warn(sentence),
      now: Date.now,
    });
  const lookUpClient = createClientLookup(trustedProxies);
  const ownLimits = createRateLimits(Date.now, environment.rateLimitScale, shop?.sharedUses);
  const graphql =
    shop?.graphql ??
    createGraphqlForwarder({
      storeApiUrl: storeApiUrl ?? '',
      publicUrl,
      lookUpClient,
      limits: ownLimits,
      reportError,
    });

  const pages = createPages({
    loadBuild: storefront.loadBuild,
    mode: storefront.mode,
    askApi: (body, origin) =>
      graphql(
        new Request(`${ownAddress}/graphql/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        }),
        origin,
      ),
    services: {
      configuration: {
        publicUrl,
        isSandbox: shop !== null && shop.card.standInScript !== null,
        cloudUrl: shop?.cloudUrl ?? environment.cloudUrl,
        recordsVisits: shop?.recordsVisits ?? environment.analytics !== null,
        outboxPath: shop?.outboxPath ?? null,
        suggestsAddresses: environment.maps !== null,
        printsSpecifications: shop !== null,
        supportUrl: supportUrl ?? '',
        supportPhones: environment.supportPhones,
        vetSiteUrl: environment.vetSiteUrl ?? shop?.vetSitePath ?? null,
        version: shopVersion,
        supportEmail: environment.supportEmail,
        seller,
        card: shop?.card ?? {
          publishableKey: environment.card?.publishableKey ?? '',
          regionalKeys: regionalKeysOf(environment.regionalAccounts),
          standInScript: null,
        },
      },
      deepLinkScheme: environment.deepLinkScheme,
      formParents: formParents([publicUrl, environment.vetSiteUrl, environment.betaStoreUrl]),
      islandFiles: storefront.islandFiles,
      reportError,
    },
  });
  const isDatabaseReady = () => shop?.isDatabaseReady() ?? Promise.resolve(true);
  const application = await createApplication({
    version: shopVersion,
    publicUrl: new URL(publicUrl),
    files: storefront.files,
    shopRedirects: createShopRedirects({
      locate(request, remoteAddress) {
        const client = lookUpClient(request.headers, remoteAddress);
        return client.country ?? geolocate(client.address);
      },
      pricesIn: async (country) => (await shop?.pricesIn(country)) ?? noPrices,
      hasPseudoLanguage: storefront.mode === 'development' || environment.isTest,
    }),
    pages: (request, { remoteAddress, ...origin }) =>
      pages(request, {
        ...origin,
        remoteAddress: lookUpClient(request.headers, remoteAddress ?? '').address,
      }),
    graphql,
    maintenanceDoor:
      shop && createMaintenanceDoor({ publicUrl, isPass: (pass) => shop.isMaintenancePass(pass) }),
    cardWebhook: shop?.cardWebhook ?? null,
    paypalWebhook: shop?.paypalWebhook ?? null,
    loginNonces: shop?.loginNonces ?? null,
    invoiceFiles: shop?.invoiceFiles ?? null,
    quoteFiles: shop?.quoteFiles ?? null,
    specificationFiles: shop?.specificationFiles ?? null,
    agents:
      shop?.agents == null
        ? null
        : createAgentPages(shop.agents, (request, { remoteAddress = '' }) => {
            const client = lookUpClient(request.headers, remoteAddress);
            return {
              clientAddress: client.address,
              visitorCountry: client.country ?? geolocate(client.address),
            };
          }),
    applePayAssociation: environment.applePayAssociation,
    clientErrors: createClientErrors({
      log,
      track,
      publicUrl,
      limits: ownLimits,
      lookUpClient,
    }),
    checkoutCookies: createCheckoutCookies(publicUrl),
    sandbox: shop?.sandbox ?? null,
    publishedDocuments: shop?.publishedDocuments ?? new Map(),
    isDatabaseReady,
    reportError,
  });

  const pageNames = metrics || tracing ? await pagesOf(storefront.loadBuild) : new Set<string>();
  const server = createAdaptorServer({
    fetch: tracing ? traceRequests(tracing, pageNames, application.fetch) : application.fetch,
    hostname: host,
    serverOptions: {
      headersTimeout: limits.header,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.look,
    },
  }) as Server;
  limitBodyTime(server, limits.body);
  const drain = drainable(server);
  await listenOn(server, port, host).catch(async (error: unknown) => {
    await shop?.close();
    throw error;
  });
  const servedMetrics = await openMetrics(metrics, {
    environment,
    server,
    shop,
    pages: pageNames,
    reportError,
  }).catch(async (error: unknown) => {
    await drain(0);
    await shop?.close();
    throw error;
  });
  shop?.begin();

  return {
    publicUrl,
    async close() {
      await drain(limits.drain);
      await servedMetrics?.close();
      if (shop) await waitAtMost(limits.close, shop.close());
      if (tracing) await waitAtMost(limits.traces, tracing.close());
    },
  };
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: set PORT to another one.`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
