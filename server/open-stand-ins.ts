import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import people from './seed/sandbox/people.json' with { type: 'json' };
import type { Sql } from './db/connect.ts';
import type { Environment } from './environment/environment.ts';
import type { PaypalAccount } from './environment/environment.types.ts';
import { type CardSandbox, createCardSandbox } from './sandbox/card/card-sandbox.ts';
import type { AccountService } from './modules/account/verify-token.ts';
import type { LearnerRule } from './modules/learner/decide-learner.ts';
import { createSmtpMailer } from './modules/mail/mailer.ts';
import { capabilityNames } from './agents/protocol/capabilities.ts';
import { protocolVersions } from './agents/protocol/versions.ts';
import { addAgentProfiles, agentProfiles } from './sandbox/agents/agent-profiles.ts';
import { createAnalyticsSandbox } from './sandbox/analytics/analytics-sandbox.ts';
import { createErrorTrackerSandbox, trackerProject } from './sandbox/errors/error-tracker-sandbox.ts';
import { createCloudSandbox } from './sandbox/cloud/cloud-sandbox.ts';
import { createPostgresCardSandboxStore } from './sandbox/card/postgres-store.ts';
import { addTestCardList } from './sandbox/card/test-card-list.ts';
import { addMailPages } from './sandbox/mail/mail-pages.ts';
import { sandboxLearnerRule } from './sandbox/learner-rule.ts';
import { createPaypalSandbox, type PaypalSandbox } from './sandbox/paypal/paypal-sandbox.ts';
import { createPlacesSandbox } from './sandbox/maps/places-sandbox.ts';
import { openStandInServer } from './sandbox/stand-in-server.ts';
import { addVetSitePage, vetSitePath } from './sandbox/vet-site/vet-site-sandbox.ts';
import { createViesSandbox } from './sandbox/vies/vies-sandbox.ts';

/** The card provider: a real account, or the stand-in. */
export interface CardAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null for the provider's own address. */
  readonly apiBase: string | null;
  /** Null if a real account is configured. */
  readonly sandbox: CardSandbox | null;
}

/** The mail server: the environment's, or the stand-in. */
export interface MailAccount {
  readonly url: string;
  readonly isPlayed: boolean;
  close(): Promise<void>;
}

/** The simulated external services, as seen by the shop: only addresses and keys. */
export interface StandIns {
  readonly card: Omit<CardAccount, 'sandbox'>;
  /** The accounts of regions that have their own; none beside simulated ones. */
  readonly regionalAccounts: Environment['regionalAccounts'];
  /** PayPal's account: the environment's, or the stand-in's; null if there is neither. */
  readonly paypal: PaypalAccount | null;
  /** Whether the card provider is simulated. Real money is never taken on the word of a stand-in. */
  readonly playsCard: boolean;
  /** The simulated account service; null if it isn't simulated. */
  readonly accountService: AccountService | null;
  /** The URL of the simulated registry of tax IDs; null if it isn't simulated. */
  readonly viesUrl: string | null;
  /** The simulated analytics service; null if it isn't simulated. */
  readonly analytics: { readonly key: string; readonly url: string } | null;
  /** The simulated error tracker; null if it isn't simulated. */
  readonly errorReportDsn: string | null;
  /** The mail server: the environment's, or the stand-in. */
  readonly smtpUrl: string;
  /** Whether the emails kept instead of sent are shown. */
  readonly showsMails: boolean;
  /** The page in place of the veterinary site; null if the site is configured, or isn't simulated. */
  readonly vetSitePath: string | null;
  /** Decides about learners beside simulated services, where no operator may be there to do it. */
  readonly learnerRule: LearnerRule;
  /** The profiles of the agents to try the shop with, by their addresses; null beside real services. */
  readonly agentProfiles: ReadonlyMap<string, object> | null;
  /** Everything below `/sandbox`; null if all services are real. */
  readonly application: Hono | null;
  /** Creates the tables of the stand-ins; repeatable. */
  prepare(): Promise<void>;
  /** Starts to send webhooks. */
  start(): void;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface StandInOptions {
  readonly environment: Environment;
  readonly sql: Sql;
  /** The address at which this process reaches itself, for the stand-in's webhooks. */
  readonly ownAddress: string;
  readonly publicUrl: string;
  readonly tokenSecret: string;
  readonly findAgentClient: Parameters<typeof createCloudSandbox>[0]['findAgentClient'];
  readonly reportError: (error: unknown) => void;
}

/** With what an account at a provider is opened. */
type AccountOptions = Omit<StandInOptions, 'findAgentClient'> & { readonly standInAddress: string };

/** The stand-ins' keys are this shop's own, so that a key of another shop gives no access. */
const derivedKey = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`card-sandbox:${name}`).digest('hex').slice(0, 32);

/**
 * The account of the environment, or the sandbox if none is set. `standInAddress` is the URL at which this process
 * reaches the stand-ins, without a trailing slash.
 */
export function openCardAccount(options: AccountOptions): CardAccount {
  const { environment, sql, ownAddress, standInAddress, publicUrl, tokenSecret, reportError } = options;
  if (environment.card !== null) return { ...environment.card, sandbox: null };
  const keys = {
    secretKey: `sk_test_${derivedKey(tokenSecret, 'secret')}`,
    publishableKey: `pk_test_${derivedKey(tokenSecret, 'publishable')}`,
    webhookSecret: `whsec_${derivedKey(tokenSecret, 'webhook')}`,
  };
  const sandbox = createCardSandbox({
    ...keys,
    store: createPostgresCardSandboxStore(sql),
    clock: Date,
    webhookUrl: `${ownAddress}/webhooks/card`,
    publicUrl: `${publicUrl}/sandbox/card`,
    reportError,
  });
  return { ...keys, apiBase: `${standInAddress}/card`, sandbox };
}

/**
 * The account of the environment, or the sandbox if none is set. Next to a simulated card provider, PayPal is another
 * server with its API too: real money is never taken next to stand-ins.
 */
export function openPaypalAccount(options: AccountOptions): {
  readonly account: PaypalAccount;
  readonly sandbox: PaypalSandbox | null;
} {
  const { environment, sql, ownAddress, standInAddress, publicUrl, tokenSecret, reportError } = options;
  if (environment.paypal !== null && environment.paypal.apiBase !== null)
    return { account: environment.paypal, sandbox: null };
  const account = {
    clientId: derivedKey(tokenSecret, 'paypal-client'),
    clientSecret: derivedKey(tokenSecret, 'paypal-secret'),
    webhookId: derivedKey(tokenSecret, 'paypal-webhook'),
    apiBase: `${standInAddress}/paypal`,
  };
  const sandbox = createPaypalSandbox({
    ...account,
    sql,
    apiUrl: account.apiBase,
    publicUrl: `${publicUrl}/sandbox/paypal`,
    webhookUrl: `${ownAddress}/webhooks/paypal`,
    reportError,
  });
  return { account, sandbox };
}

/** Simulates the card provider, and each other service without an account in the environment. */
export async function openStandIns(options: StandInOptions, mails: MailAccount): Promise<StandIns> {
  const { environment, sql } = options;
  const server = await openStandInServer();
  const { sandbox, ...card } = openCardAccount({ ...options, standInAddress: server.address });
  const paypal = openPaypalAccount({ ...options, standInAddress: server.address });
  const playsVies = environment.viesUrl === null;
  const analyticsKey = derivedKey(options.tokenSecret, 'analytics');
  const playsAnalytics = environment.analytics === null;
  const playsTracker = environment.errorReportDsn === null;
  const issuer = `${options.publicUrl}/sandbox/cloud`;
  const storeSecret = derivedKey(options.tokenSecret, 'account-service');
  const cloud =
    environment.cloudUrl === null
      ? createCloudSandbox({
          sql,
          storeUrl: options.publicUrl,
          issuer,
          people,
          storeSecret,
          findAgentClient: options.findAgentClient,
          sendMail: createSmtpMailer(mails.url, environment.mailFrom),
        })
      : null;

  const application = new Hono();
  if (sandbox) application.route('/card', sandbox.app);
  if (paypal.sandbox) application.route('/paypal', paypal.sandbox.app);
  addTestCardList(application);
  application.route('/maps', createPlacesSandbox());
  if (cloud) application.route('/cloud', cloud.app);
  if (playsVies) application.route('/vies', createViesSandbox());
  if (playsAnalytics) application.route('/', createAnalyticsSandbox(sql, analyticsKey));
  if (playsTracker) application.route('/', createErrorTrackerSandbox());
  if (mails.isPlayed) addMailPages(application, sql);
  addVetSitePage(application);
  const agents = {
    publicUrl: options.publicUrl,
    versions: protocolVersions,
    capabilities: capabilityNames,
  };
  addAgentProfiles(application, agents);
  server.serve(application);

  return {
    card,
    paypal: paypal.account,
    regionalAccounts: {},
    playsCard: true,
    accountService: cloud && {
      issuer,
      keySetUrl: `${server.address}/cloud/.well-known/jwks.json`,
      introspection: { url: `${server.address}/cloud/introspect`, secret: storeSecret },
    },
    viesUrl: playsVies ? `${server.address}/vies` : null,
    analytics: playsAnalytics ? { key: analyticsKey, url: `${server.address}/analytics` } : null,
    errorReportDsn: playsTracker
      ? server.address.replace('//', `//${trackerProject.key}@`) + `/errors/${trackerProject.id}`
      : null,
    smtpUrl: mails.url,
    showsMails: mails.isPlayed,
    vetSitePath: environment.vetSiteUrl === null ? vetSitePath : null,
    learnerRule: sandboxLearnerRule,
    agentProfiles: agentProfiles(agents),
    application,
    async prepare() {
      await sandbox?.prepare();
      await paypal.sandbox?.prepare();
      await cloud?.prepare();
    },
    start() {
      sandbox?.start();
      paypal.sandbox?.start();
    },
    async stop() {
      await sandbox?.stop();
      await paypal.sandbox?.stop();
    },
    async close() {
      server.close();
      await mails.close();
    },
  };
}
