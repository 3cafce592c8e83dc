import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { writeInDataFolder } from '../db/data-folder.ts';
import {
  type VariableName,
  type Variables,
  requiredWithoutSandbox,
  sandboxSeller,
  secretVariables,
  tokenSecretMinLength,
  variableGroups,
  variables,
} from './environment.schema.ts';
import type { AnalyticsAccount, Environment, MapsAccount, Seller } from './environment.types.ts';
import { bankAccounts } from './bank-accounts.ts';
import { cardAccount, paypalAccount, regionalAccounts, repeatedAccounts } from './provider-accounts.ts';
import type { SupportPhones } from '@sonde/machines/rules/leads';
import { ownValue } from '@sonde/machines/rules/texts';

export type { Environment };

export type ParsedEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The sandbox seller's data is shown for no other seller, and never where real money is taken. */
const inventedSeller = (values: Variables) =>
  values.SELLER_NAME === sandboxSeller.name && values.STRIPE_SECRET_KEY === undefined ? sandboxSeller : null;

function sellerOf(values: Variables): Seller {
  const invented = inventedSeller(values);
  return {
    name: values.SELLER_NAME,
    address: values.SELLER_ADDRESS,
    country: values.SELLER_COUNTRY,
    vatNumber: values.SELLER_VAT_NUMBER ?? null,
    representative: values.SELLER_REPRESENTATIVE ?? invented?.representative ?? null,
    register: values.SELLER_REGISTER ?? invented?.register ?? null,
  };
}

/** Each desk's own number. The examples are those of a seller who hasn't set any. */
function supportPhonesOf(values: Variables): SupportPhones {
  const desks = {
    BRITAIN: values.SUPPORT_PHONE_GB ?? null,
    EUROPE: values.SUPPORT_PHONE_EU ?? null,
    OCEANIA: values.SUPPORT_PHONE_AU ?? null,
  };
  return values.SUPPORT_PHONE === undefined
    ? {
        AMERICA: sandboxSeller.phones.AMERICA,
        BRITAIN: desks.BRITAIN ?? sandboxSeller.phones.BRITAIN,
        EUROPE: desks.EUROPE ?? sandboxSeller.phones.EUROPE,
        OCEANIA: desks.OCEANIA ?? sandboxSeller.phones.OCEANIA,
      }
    : { AMERICA: values.SUPPORT_PHONE, ...desks };
}

/** GST and HST are one registration with the Canada Revenue Agency; the others are with their provinces. */
function taxRegistrationsOf(values: Variables): Environment['taxRegistrations'] {
  const invented = inventedSeller(values)?.taxRegistrations;
  const numbers = {
    CA: values.SELLER_GST_HST_NUMBER ?? invented?.gstHst,
    'CA-BC': values.SELLER_PST_NUMBER_BC ?? invented?.pstBc,
    'CA-MB': values.SELLER_RST_NUMBER_MB ?? invented?.rstMb,
    'CA-QC': values.SELLER_QST_NUMBER ?? invented?.qst,
    'CA-SK': values.SELLER_PST_NUMBER_SK ?? invented?.pstSk,
  };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([jurisdiction, number]) =>
      number === undefined ? [] : [[jurisdiction, number]],
    ),
  );
}

/**
 * Parses the environment variables; an empty one counts as not set. Every invalid or missing value produces one
 * sentence that starts with the variable's name.
 */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): ParsedEnvironment {
  const present = Object.fromEntries(
    Object.keys(variables.entries).flatMap((name) => {
      const value = ownValue(env, name)?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = v.safeParse(variables, present);
  if (!result.success) {
    return { ok: false, problems: result.issues.map((issue) => describeIssue(issue, present)) };
  }
  const values = result.output;
  const isProduction = values.NODE_ENV === 'production';
  const isSandboxAllowed = values.SANDBOX === 'on' || (!isProduction && values.SANDBOX !== 'off');
  const missing = new Map([
    ...(isSandboxAllowed ? [] : missingWithoutSandbox(values, isProduction)),
    ...missingInGroups(values),
  ]);
  const problems = [
    ...[...missing].map(([name, reason]) => `${name} is missing: ${reason}.`),
    ...repeatedAccounts(values),
    ...(values.METRICS_PORT === values.PORT ? ['METRICS_PORT must be another port than PORT.'] : []),
  ];
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, environment: toEnvironment(values, isProduction, isSandboxAllowed) };
}

function describeIssue(issue: v.InferIssue<typeof variables>, present: Record<string, string>): string {
  const name = v.getDotPath(issue) ?? '';
  const isSecret = (secretVariables as readonly string[]).includes(name);
  const shown = (ownValue<string>(present, name) ?? '').replace(/\/\/[^/\s]*@/, '//…@');
  return isSecret ? `${name} ${issue.message}.` : `${name} ${issue.message}, but is "${shown}".`;
}

type Missing = readonly [name: VariableName, reason: string];

function missingInGroups(values: Variables): readonly Missing[] {
  return variableGroups.flatMap(({ anyOf, needs }) => {
    const given = anyOf.find((name) => values[name] !== undefined);
    return given === undefined
      ? []
      : needs
          .filter((name) => values[name] === undefined)
          .map((name): Missing => [name, `it belongs to ${given}`]);
  });
}

function missingWithoutSandbox(values: Variables, isProduction: boolean): readonly Missing[] {
  if (values.STORE_API_URL !== undefined) {
    return [];
  }
  const reason = isProduction
    ? 'with NODE_ENV=production every payment and account service must be configured, or say SANDBOX=on'
    : 'with SANDBOX=off every payment and account service must be configured';
  return requiredWithoutSandbox
    .filter((name) => values[name] === undefined)
    .map((name): Missing => [name, reason]);
}

function toEnvironment(values: Variables, isProduction: boolean, isSandboxAllowed: boolean): Environment {
  return {
    isProduction,
    isTest: values.NODE_ENV === 'test',
    isSandboxAllowed,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    storeApiUrl: values.STORE_API_URL ?? null,
    seller: sellerOf(values),
    taxRegistrations: taxRegistrationsOf(values),
    supportPhones: supportPhonesOf(values),
    bankAccounts: bankAccounts(values, inventedSeller(values)?.bankAccount ?? null),
    quoteDays: values.QUOTE_DAYS,
    supportEmail: values.SUPPORT_EMAIL,
    card: cardAccount(values),
    paypal: paypalAccount(values),
    regionalAccounts: regionalAccounts(values),
    cloudUrl: values.CLOUD_URL ?? null,
    cloudAppSecret: values.CLOUD_APP_SECRET ?? null,
    cloudClientSecret: values.CLOUD_CLIENT_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    tokenSecret: values.TOKEN_SECRET ?? null,
    trustedProxies: values.TRUSTED_PROXY,
    viesUrl: values.VIES_URL ?? null,
    asksTaxService: values.SALES_TAX_SERVICE === 'stripe',
    supportUrl: values.SUPPORT_URL ?? null,
    applePayAssociation: values.APPLE_PAY_DOMAIN_ASSOCIATION ?? null,
    vetSiteUrl: values.VET_SITE_URL ?? null,
    betaStoreUrl: values.BETA_STORE_URL ?? null,
    deepLinkScheme: values.DEEP_LINK_SCHEME,
    errorReportDsn: values.ERROR_REPORT_DSN ?? null,
    analytics: analyticsAccount(values),
    maps: mapsAccount(values),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    metricsPort: values.METRICS_PORT ?? null,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function mapsAccount({ MAPS_KEY: key, MAPS_API_BASE: apiBase }: Variables): MapsAccount | null {
  return key === undefined ? null : { key, apiBase: apiBase ?? null };
}

function analyticsAccount({
  ANALYTICS_KEY: key,
  ANALYTICS_API_BASE: apiBase,
}: Variables): AnalyticsAccount | null {
  return key === undefined ? null : { key, apiBase: apiBase ?? null };
}

/**
 * The token secret of a shop without a configured one: created once (256 bits), stored in `DATA_DIR/token-secret`,
 * readable by the owner only. Two processes that start together agree on one. Throws a message for the operator if the
 * file contains less than a secret needs: with an empty one, anyone could compute the link of every checkout and
 * order.
 */
export function keptTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  const secret = writeInDataFolder(dataDir, () => secretIn(file));
  if (secret.length < tokenSecretMinLength)
    throw new Error(
      `The file ${file} has fewer than ${tokenSecretMinLength} characters. Restore it, or delete it: the shop then creates a new secret, which invalidates all existing links.`,
    );
  return secret;
}

function secretIn(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
