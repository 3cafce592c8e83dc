import type { Agents } from './agents/create-agents.ts';
import type { OpeningPrices } from '@sonde/machines/rules/places';
import type { BaseLogger } from 'pino';
import type { countJobs } from './jobs/listed-jobs.ts';
import type { Environment } from './environment/environment.ts';
import type { Geolocate } from './graphql/geolocation.ts';
import type { DeveloperPage, GraphqlHandler } from './graphql/graphql-handler.ts';
import type { CrashPoint } from './kernel/crash-points.ts';
import type { ShopMeter } from './metrics/shop-meter.ts';
import type { SharedUses } from './kernel/rate-limits/shared-uses.ts';
import type { ShopTracing } from './tracing/shop-tracing.ts';
import type { Hono } from 'hono';

export interface OpenShopOptions {
  readonly environment: Environment;
  readonly log: BaseLogger;
  /** The address at which this process reaches itself, without a trailing slash. */
  readonly ownAddress: string;
  /** The URL for buyers, without a trailing slash. */
  readonly publicUrl: string;
  readonly reportError: (error: unknown) => string;
  readonly geolocate: Geolocate;
  readonly crashPoint: CrashPoint;
  readonly developerPage?: DeveloperPage;
  /** Called with every statement that the shop sends to its database; for measurements. */
  readonly onStatement?: (text: string) => void;
  /** Counts what the shop does; null if nothing is measured. */
  readonly meter: ShopMeter | null;
  /** Traces what the shop does; null without a collector. */
  readonly tracing: ShopTracing | null;
}

/** The store: its API, its webhooks, its jobs and, if allowed, the stand-ins of external services. */
export interface OpenShop {
  readonly graphql: GraphqlHandler;
  readonly cardWebhook: (request: Request) => Promise<Response>;
  /** Null without a PayPal account. */
  readonly paypalWebhook: ((request: Request) => Promise<Response>) | null;
  /** Issues nonces to the mobile app; null if apps can't sign in. */
  readonly loginNonces: ((request: Request) => Promise<Response>) | null;
  /** Serves the PDFs of invoices. */
  readonly invoiceFiles: (request: Request) => Promise<Response>;
  readonly quoteFiles: (request: Request) => Promise<Response>;
  readonly specificationFiles: (request: Request) => Promise<Response>;
  /** The interfaces for agents. */
  readonly agents: Agents;
  readonly sandbox: Hono | null;
  /** Documents for programs, by their addresses. */
  readonly publishedDocuments: ReadonlyMap<string, object>;
  /** The account service's URL for browsers, without a trailing slash; null if sign-in is off. */
  readonly cloudUrl: string | null;
  /** The page that shows emails kept instead of sent; null if they are sent, or aren't shown. */
  readonly outboxPath: string | null;
  /** The page in place of the veterinary site; null if it isn't simulated. */
  readonly vetSitePath: string | null;
  readonly card: {
    readonly publishableKey: string;
    /** By country (ISO code), where its region has an account of its own. */
    readonly regionalKeys: Readonly<Record<string, string>>;
    readonly standInScript: string | null;
  };
  /** Whether visits are recorded for those who agree. */
  readonly recordsVisits: boolean;
  /** The simulated error tracker; null if it isn't simulated. */
  readonly errorReportDsn: string | null;
  /** With whom the limits are shared. */
  readonly sharedUses: SharedUses;
  /** Whether a text is a valid pass for maintenance. */
  isMaintenancePass(pass: string): boolean;
  isDatabaseReady(): Promise<boolean>;
  /** The jobs that are due, were tried, or run, by status. */
  countJobs(): ReturnType<typeof countJobs>;
  /** Which of the deciding devices have a price in a country. */
  pricesIn(country: string): Promise<OpeningPrices>;
  /** Starts the background work, once the process is listening. An unavailable database delays it. */
  begin(): void;
  close(): Promise<void>;
}
