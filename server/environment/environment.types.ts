import type { AccountRegion } from '@sonde/machines/rules/payment';
import type { SupportPhones } from '@sonde/machines/rules/leads';
import type { logLevels } from './environment.schema.ts';
import type { BankAccounts } from './bank-accounts.ts';

/** The seller, as shown on pages and in emails. */
export interface Seller {
  readonly name: string;
  /** On one line, without the country. */
  readonly address: string;
  /** ISO code: readers see its name in their language. */
  readonly country: string;
  /** With its country prefix; sent to the registry when it checks buyers' numbers. */
  readonly vatNumber: string | null;
  /** Who represents the company. */
  readonly representative: string | null;
  /** The company register, with its number. */
  readonly register: string | null;
}

/** The process's configuration, parsed once at startup. Null means: not set. */
export interface Environment {
  readonly isProduction: boolean;
  /** True in the shop's own browser tests: pages are also available in the pseudo-language. */
  readonly isTest: boolean;
  /** True if the sandbox may replace whatever is not set. */
  readonly isSandboxAllowed: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** An external PostgreSQL; null means that the shop runs its own in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The shop's URL for buyers, without a trailing slash; null means `http://host:port`. */
  readonly publicUrl: string | null;
  readonly storeApiUrl: string | null;
  readonly seller: Seller;
  /** The seller's registration numbers with the Canadian tax authorities. */
  readonly taxRegistrations: Readonly<Record<string, string>>;
  readonly supportPhones: SupportPhones;
  /** Where buyers transfer what a quote comes to. */
  readonly bankAccounts: BankAccounts;
  /** For how many days a quote can be paid at its prices. */
  readonly quoteDays: number;
  readonly supportEmail: string;
  /** The card provider's account; null means that the sandbox simulates it. */
  readonly card: CardProviderAccount | null;
  /** The PayPal account; null means that the sandbox simulates it, or that PayPal isn't offered. */
  readonly paypal: PaypalAccount | null;
  /** The accounts of regions that have their own; the two above serve every other region. */
  readonly regionalAccounts: RegionalAccounts;
  readonly cloudUrl: string | null;
  /** The secret with which the mobile app requests nonces; null if apps can't sign in. */
  readonly cloudAppSecret: string | null;
  /** The secret with which the shop asks the account service about the tokens of agents; null if agents have none. */
  readonly cloudClientSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null outside production if none is set: see `keptTokenSecret`. */
  readonly tokenSecret: string | null;
  /** IP addresses and CIDR ranges whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly viesUrl: string | null;
  /** Whether the card provider's tax service determines the taxes in the US and Canada. */
  readonly asksTaxService: boolean;
  readonly supportUrl: string | null;
  /** The text of the file by which Apple recognizes the shop's domain; null if none is set. */
  readonly applePayAssociation: string | null;
  readonly vetSiteUrl: string | null;
  readonly betaStoreUrl: string | null;
  readonly deepLinkScheme: string;
  /** The error tracker; null leaves errors in the log alone. */
  readonly errorReportDsn: string | null;
  /** The analytics service; null records no visits, unless the sandbox is in. */
  readonly analytics: AnalyticsAccount | null;
  /** The service that suggests addresses; null suggests none. */
  readonly maps: MapsAccount | null;
  /** Multiplies the rate limits of network addresses and checkouts; 1 is the default. */
  readonly rateLimitScale: number;
  /** Where `GET /metrics` is served, besides the shop; null serves none. */
  readonly metricsPort: number | null;
  /** The collector that receives traces, without a trailing slash; null sends none. */
  readonly traceEndpoint: string | null;
  readonly logLevel: (typeof logLevels)[number];
}

export interface CardProviderAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another server with the provider's HTTP API; null means the provider's own. */
  readonly apiBase: string | null;
}

export interface MapsAccount {
  readonly key: string;
  /** Another server with the service's HTTP API; null means the service's own. */
  readonly apiBase: string | null;
}

export interface AnalyticsAccount {
  readonly key: string;
  /** Another server with the service's HTTP API; null means the service's own. */
  readonly apiBase: string | null;
}

export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the webhook in the account that sends events to this shop. */
  readonly webhookId: string;
  /** Another server with the provider's HTTP API; null means the provider's own. */
  readonly apiBase: string | null;
}

/** A region's accounts; null for a provider whose main account serves it. */
export type RegionalAccounts = Readonly<
  Partial<
    Record<
      AccountRegion,
      { readonly card: CardProviderAccount | null; readonly paypal: PaypalAccount | null }
    >
  >
>;
