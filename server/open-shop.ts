import { createOrderDescriber } from './agents/operations/get-order.ts';
import { connectModules, createGraphqlHandler } from './compose-shop.ts';
import { createShopJobs } from './shop-jobs.ts';
import { connect } from './db/connect.ts';
import { watchTasks } from './watch-tasks.ts';
import { isAnotherVersionRunning, type JoinedProcess } from './db/running-processes.ts';
import { joinShop } from './join-shop.ts';
import { countJobs, createJobCounter } from './jobs/listed-jobs.ts';
import { type JobQueue, startJobs } from './jobs/queue.ts';
import { retryWhileUnavailable } from './db/retry-while-unavailable.ts';
import { environmentWarnings } from './environment/environment-warnings.ts';
import { keptTokenSecret, type Environment } from './environment/environment.ts';
import { openingPrices } from './modules/catalogue/opening-prices.ts';
import { createSegment, segmentUrl } from './modules/analytics/segment.ts';
import { createGooglePlaces, placesUrl } from './modules/places/google-places.ts';
import { createInvoiceFiles } from './modules/document/invoice-files.ts';
import { createQuoteFiles } from './modules/document/quote-files.ts';
import { createSpecificationFiles } from './modules/document/specification-files.ts';
import { createLoginNonces } from './modules/account/login-nonces.ts';
import { createTokenVerifier } from './modules/account/verify-token.ts';
import { createCatalogueCache } from './modules/catalogue/catalogue-cache.ts';
import { createSmtpMailer } from './modules/mail/mailer.ts';
import { isMaintenancePass } from './kernel/maintenance-pass.ts';
import { unsharedUses } from './kernel/rate-limits/shared-uses.ts';
import { createTokens } from './kernel/tokens.ts';
import { createPaymentWebhook } from './modules/payment/payment-webhook.ts';
import { embeddedTaxProvider } from './modules/tax/embedded-tax-provider.ts';
import { createViesRegistry, viesUrl } from './modules/tax/vies-registry.ts';
import { longestIdle, type OpenDatabase, openDatabase } from './open-database.ts';
import { openTaxService } from './open-tax-service.ts';
import { openPaymentProviders, publishableKeysOf, regionalKeysOf } from './open-payment-providers.ts';
import { openAccountService } from './open-account-service.ts';
import { openAgents } from './open-agents.ts';
import type { OpenShop, OpenShopOptions } from './open-shop.types.ts';
import { openOutsideServices } from './open-outside-services.ts';
import { seedCards } from './seed/sandbox/seed-cards.ts';
import { shareUses } from './share-uses.ts';
import { shopVersion } from './shop-version.ts';
import { keepRunningSeller } from './modules/invoice/running-seller.repository.ts';
import { seedPeople } from './seed/sandbox/seed-people.ts';

/** The stand-ins have connections of their own, so that their work isn't measured as the shop's. */
const sandboxConnections = 3;

const mailDomainOf = (mailFrom: string) => mailFrom.replace(/>$/, '').split('@').at(-1) ?? 'localhost';

/** The seller as known to the registry of tax IDs. */
const requesterOf = ({ seller: { vatNumber } }: Environment) =>
  vatNumber === null ? null : { country: vatNumber.slice(0, 2), number: vatNumber.slice(2) };

const statementObserver = ({ onStatement, meter }: OpenShopOptions) =>
  meter
    ? (text: string) => {
        meter.countStatement();
        onStatement?.(text);
      }
    : onStatement;

/** What a shop is opened on. */
interface Ground {
  readonly database: OpenDatabase;
  readonly tokenSecret: string;
  /** Null for a shop with a database of its own. */
  readonly joined: JoinedProcess | null;
}

/**
 * Opens the store with the environment's services. Throws a message for the operator if the database can't be opened. A
 * process that can't open leaves the others at once.
 */
export async function openShop(options: OpenShopOptions): Promise<OpenShop> {
  const { environment, log, tracing } = options;
  const onStatement = statementObserver(options);
  const report = (sentence: string) => log.warn(sentence);
  const database = await openDatabase(environment, { report, tracing, ...(onStatement && { onStatement }) });
  const tokenSecret = environment.tokenSecret ?? keptTokenSecret(environment.dataDir);
  let joined: JoinedProcess | null = null;
  try {
    joined = database.isOwn ? null : await joinShop(database.sql, { environment, tokenSecret, log });
    return await openOn({ database, tokenSecret, joined }, options);
  } catch (error) {
    await joined?.leave();
    await database.close();
    throw error;
  }
}

async function openOn(
  { database, tokenSecret, joined }: Ground,
  options: OpenShopOptions,
): Promise<OpenShop> {
  const { environment, log, ownAddress, publicUrl, reportError, geolocate, crashPoint, meter, tracing } =
    options;
  const report = (sentence: string) => log.warn(sentence);
  const { sql, sockets } = database;
  const sandboxSql = connect(database.url, { poolSize: sandboxConnections, sockets, longestIdle });
  await retryWhileUnavailable(() => keepRunningSeller(sql, environment), { report });
  const sharedUses = database.isOwn ? null : shareUses({ sql, secret: tokenSecret, report });
  const platforms = openAgents({
    environment,
    tokenSecret,
    publicUrl,
    sharedUses: sharedUses ?? unsharedUses,
  });
  const standIns = await openOutsideServices({
    environment,
    sql: sandboxSql,
    ownAddress,
    publicUrl,
    tokenSecret,
    findAgentClient: platforms.findAgentClient,
    reportError,
  });
  await retryWhileUnavailable(() => standIns.prepare(), { report });
  const { card, paypal, regionalAccounts: regional } = standIns;
  const providers = openPaymentProviders({
    card,
    paypal,
    regional,
    log,
    observeCall: meter && meter.observePaymentCall,
    tracing,
  });
  if (standIns.accountService !== null) {
    await retryWhileUnavailable(() => seedPeople(sql, new Date()), { report });
    const seeding = { sql, vault: providers.MAIN.stripe, returnUrl: publicUrl, report };
    await retryWhileUnavailable(() => seedCards(seeding), { report });
  }

  const analytics = environment.analytics
    ? { key: environment.analytics.key, url: environment.analytics.apiBase ?? segmentUrl }
    : standIns.analytics;
  const accountService = openAccountService(environment) ?? standIns.accountService;
  const services = connectModules({
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
    forwardEvents: analytics && createSegment({ ...analytics, now: () => new Date() }),
    sql,
    catalogue: createCatalogueCache(sql),
    providers,
    publishableKeys: publishableKeysOf(card, regional),
    verifyToken: accountService && createTokenVerifier(accountService, () => new Date()),
    taxProvider: environment.asksTaxService
      ? openTaxService({ card, regional, report, tracing })
      : embeddedTaxProvider,
    taxIdRegistry: createViesRegistry({
      url: environment.viesUrl ?? standIns.viesUrl ?? viesUrl,
      requester: requesterOf(environment),
      now: () => new Date(),
      report,
    }),
    sellerCountry: environment.seller.country,
    taxRegistrations: environment.taxRegistrations,
    deriveToken: createTokens(tokenSecret),
    publicUrl,
    crashPoint,
    learnerRule: standIns.learnerRule,
    sharedUses: sharedUses ?? unsharedUses,
    ...(joined && { isAnotherVersionRunning: () => isAnotherVersionRunning(sql, shopVersion) }),
    ...(meter && { onAnswer: meter.countAnswer }),
    ...(tracing && { fieldTracing: tracing }),
    now: () => new Date(),
  });
  const jobs = createShopJobs({
    ...services,
    ...platforms.trust,
    describeOrder: createOrderDescriber(services),
    countOrderEvent: (outcome) => meter?.countOrderEvent(outcome),
    reportOrderEvent: report,
    sendMail: createSmtpMailer(standIns.smtpUrl, environment.mailFrom),
    mailDomain: mailDomainOf(environment.mailFrom),
    hasAccounts: accountService !== null,
    supportPhones: environment.supportPhones,
    supportEmail: environment.supportEmail,
    supportUrl: environment.supportUrl,
    report: reportError,
  });
  if (!standIns.playsCard) for (const warning of environmentWarnings(environment)) log.warn(warning);
  const linking = platforms.linkIdentities(accountService);
  let queue: JobQueue | null = null;

  return {
    graphql: createGraphqlHandler(services, options.developerPage),
    cardWebhook: createPaymentWebhook(services, 'stripe'),
    paypalWebhook: paypal && createPaymentWebhook(services, 'paypal'),
    loginNonces: createLoginNonces(services),
    invoiceFiles: createInvoiceFiles(services),
    quoteFiles: createQuoteFiles(services),
    specificationFiles: createSpecificationFiles(services),
    agents: platforms.serve(services, standIns.agentProfiles ?? new Map(), linking),
    sandbox: standIns.application,
    publishedDocuments: linking?.metadata ?? new Map(),
    cloudUrl: accountService?.issuer ?? null,
    outboxPath: standIns.showsMails ? '/sandbox/mail/' : null,
    vetSitePath: standIns.vetSitePath,
    card: {
      publishableKey: card.publishableKey,
      regionalKeys: regionalKeysOf(regional),
      standInScript: standIns.playsCard ? '/sandbox/card/stripe.js' : null,
    },
    isMaintenancePass: (pass) => isMaintenancePass(services.deriveToken, pass, new Date()),
    recordsVisits: analytics !== null,
    sharedUses: sharedUses ?? unsharedUses,
    errorReportDsn: standIns.errorReportDsn,
    isDatabaseReady: () =>
      sql<[{ isStandby: boolean }]>`select pg_is_in_recovery() as "isStandby"`.then(
        ([{ isStandby }]) => !isStandby,
        () => false,
      ),
    countJobs: createJobCounter(() => countJobs(sql)),
    async pricesIn(country) {
      return openingPrices(await services.catalogue.latest(), country);
    },
    begin() {
      standIns.start();
      queue = startJobs({
        url: database.url,
        sql,
        sockets,
        tasks: watchTasks(jobs.tasks, options),
        addFirstJobs: () => jobs.begin(),
        isOnlyProcess: database.isOwn,
        report: (sentence) => log.error(sentence),
      });
    },
    async close() {
      await queue?.stop();
      // First, because the rest has a limited time, and another process may be waiting for this one's place.
      await joined?.leave();
      await sharedUses?.flush();
      await standIns.stop();
      await standIns.close();
      await sandboxSql.end({ timeout: 5 });
      await database.close();
    },
  };
}
