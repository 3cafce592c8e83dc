import type { DecidingPrices } from '@sonde/machines/rules/places';
import type { BaseLogger } from 'pino';
import { openCardAccount } from './card-account.ts';
import { connect } from './db/connect.ts';
import { type JobQueue, startJobs } from './db/jobs.ts';
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts';
import { sandboxSeller } from './environment.schema.ts';
import { keptTokenSecret, type Environment } from './environment.ts';
import type { ShopServices } from './graphql/context.ts';
import type { Geolocate } from './graphql/geolocation.ts';
import { createGraphqlHandler, type DeveloperPage, type GraphqlHandler } from './graphql/graphql-handler.ts';
import { decidingPrices } from './modules/catalogue/deciding-prices.ts';
import { createGooglePlaces, placesUrl } from './modules/address/google-places.ts';
import { createCatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import { createRecentCheckouts } from './modules/checkout/recent-checkouts.ts';
import { createSandboxMailer, createSmtpMailer } from './modules/mail/mailer.ts';
import type { CrashPoint } from './modules/order/crash-points.ts';
import { createShopJobs } from './modules/order/shop-jobs.ts';
import { createTokens } from './modules/order/tokens.ts';
import { createCardProvider } from './modules/payment/card-provider.ts';
import { createCardWebhook } from './modules/payment/card-webhook.ts';
import { embeddedTaxProvider } from './modules/tax/embedded-tax-provider.ts';
import { createViesRegistry, viesUrl } from './modules/tax/vies-registry.ts';
import { openDatabase } from './open-database.ts';
import { createSandboxApplication } from './sandbox/sandbox-application.ts';
import { openStandInServer } from './sandbox/stand-in-server.ts';
import type { Hono } from 'hono';

/** The stand-ins have connections of their own: what they do is not the shop's doing. */
const sandboxConnections = 3;

export interface ComposeOptions {
  readonly environment: Environment;
  readonly log: BaseLogger;
  /** Where this process hears itself, without a slash at the end. */
  readonly ownAddress: string;
  /** As buyers see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly reportError: (error: unknown) => string;
  readonly geolocate: Geolocate;
  readonly crashPoint: CrashPoint;
  readonly developerPage?: DeveloperPage;
  /** Hears every statement that the shop sends to its database; for measurements. */
  readonly onStatement?: (text: string) => void;
}

/** The store: its API, its webhooks, its jobs and, where allowed, the stand-ins of outside services. */
export interface ComposedShop {
  readonly graphql: GraphqlHandler;
  readonly cardWebhook: (request: Request) => Promise<Response>;
  readonly sandbox: Hono | null;
  /** Where the mails are shown that are kept instead of being sent; null where they are sent, or shown to nobody. */
  readonly outboxPath: string | null;
  readonly card: { readonly publishableKey: string; readonly standInScript: string | null };
  isDatabaseReady(): Promise<boolean>;
  /** Which of the deciding devices have a price in a country. */
  pricesIn(country: string): Promise<DecidingPrices>;
  /** Begins the work that nobody asks for; once the process hears requests. A database that is away delays it. */
  begin(): void;
  close(): Promise<void>;
}

const mailDomainOf = (mailFrom: string) => mailFrom.replace(/>$/, '').split('@').at(-1) ?? 'localhost';

/** The seller as the registry of tax ids knows it. */
const requesterOf = ({ seller: { vatNumber } }: Environment) =>
  vatNumber === null ? null : { country: vatNumber.slice(0, 2), number: vatNumber.slice(2) };

/** Puts the store together. Throws with a sentence for the operator when the database cannot be opened. */
export async function composeShop(options: ComposeOptions): Promise<ComposedShop> {
  const { environment, log, ownAddress, publicUrl, reportError, geolocate, crashPoint, onStatement } =
    options;
  const report = (sentence: string) => log.warn(sentence);
  const database = await openDatabase(environment, { report, ...(onStatement && { onStatement }) });
  const { sql, sockets } = database;
  const sandboxSql = connect(database.url, { poolSize: sandboxConnections, sockets });
  const tokenSecret = environment.tokenSecret ?? keptTokenSecret(environment.dataDir);
  const standIns = environment.card === null ? await openStandInServer() : null;
  const standInAddress = standIns?.address ?? '';
  const card = openCardAccount({
    environment,
    sql: sandboxSql,
    ownAddress,
    standInAddress,
    publicUrl,
    tokenSecret,
    reportError,
  });
  await retryWhileUnavailable(async () => card.sandbox?.prepare(), { report });

  /** Real money is never taken on the word of a stand-in. */
  const playsVies = environment.viesUrl === null && card.sandbox !== null;
  const services: ShopServices = {
    environment,
    log,
    geolocate,
    addressSearch:
      environment.maps &&
      createGooglePlaces({
        key: environment.maps.key,
        url: environment.maps.apiBase ?? placesUrl,
        report,
      }),
    sql,
    catalogue: createCatalogueCache(sql),
    recentCheckouts: createRecentCheckouts(),
    cardProvider: createCardProvider({
      ...card,
      report,
      alert: (sentence) => log.error({ alert: 'card-provider' }, sentence),
    }),
    publishableKey: card.publishableKey,
    taxProvider: embeddedTaxProvider,
    taxIdRegistry: createViesRegistry({
      url: environment.viesUrl ?? (playsVies ? `${standInAddress}/vies` : viesUrl),
      requester: requesterOf(environment),
      now: () => new Date(),
      report,
    }),
    sellerCountry: environment.seller.country,
    taxRegistrations: environment.taxRegistrations,
    deriveToken: createTokens(tokenSecret),
    publicUrl,
    crashPoint,
    now: () => new Date(),
  };
  const jobs = createShopJobs({
    ...services,
    sendMail: environment.smtpUrl
      ? createSmtpMailer(environment.smtpUrl, environment.mailFrom)
      : createSandboxMailer(sql),
    mailDomain: mailDomainOf(environment.mailFrom),
    seller: environment.seller,
    supportPhone: environment.supportPhone,
    supportEmail: environment.supportEmail,
    supportUrl: environment.supportUrl,
    report: reportError,
  });
  if (environment.smtpUrl === null && card.sandbox === null) {
    log.warn('SMTP_URL is not set: mails are kept in the table sandbox_mail and nobody gets them.');
  }
  if (environment.seller.name === sandboxSeller.name && card.sandbox === null) {
    log.warn('SELLER_NAME is not set: pages and mails name a seller that does not exist.');
  }
  if (
    (environment.supportPhone === sandboxSeller.phone || environment.supportEmail === sandboxSeller.email) &&
    card.sandbox === null
  ) {
    log.warn(
      'SUPPORT_PHONE and SUPPORT_EMAIL are not both set: buyers are told to call or to write to nobody.',
    );
  }
  const hasMails = environment.smtpUrl === null && card.sandbox !== null;
  const sandbox = createSandboxApplication({ sql: sandboxSql, card: card.sandbox, playsVies, hasMails });
  if (sandbox) standIns?.serve(sandbox);
  let queue: JobQueue | null = null;

  return {
    graphql: createGraphqlHandler(services, options.developerPage),
    cardWebhook: createCardWebhook(services),
    sandbox,
    outboxPath: hasMails ? '/sandbox/mail/' : null,
    card: {
      publishableKey: card.publishableKey,
      standInScript: card.sandbox ? '/sandbox/card/stripe.js' : null,
    },
    isDatabaseReady: () =>
      sql`select 1`.then(
        () => true,
        () => false,
      ),
    async pricesIn(country) {
      return decidingPrices(await services.catalogue.latest(), country);
    },
    begin() {
      card.sandbox?.start();
      queue = startJobs({
        url: database.url,
        sql,
        sockets,
        tasks: jobs.tasks,
        addFirstJobs: () => jobs.begin(),
        isOnlyProcess: database.isOwn,
        report: (sentence) => log.error(sentence),
      });
    },
    async close() {
      await queue?.stop();
      await card.sandbox?.stop();
      standIns?.close();
      await sandboxSql.end({ timeout: 5 });
      await database.close();
    },
  };
}
