import { isIP } from 'node:net';
import { isAppScheme } from '@sonde/machines/rules/checkout';
import { countryByCode } from '@sonde/machines/rules/places';
import { languagePlace } from '@sonde/machines/rules/leads';
import { defaultQuoteDays } from '@sonde/machines/rules/quotes';
import * as v from 'valibot';
import { exactWebUrl, isUrlOf, text, webUrl } from './formats.ts';
import {
  forAccounts,
  providerGroups,
  providerVariables,
  secretProviderVariables,
} from './provider.variables.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function isAddressRange(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    bits > 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Sentry's format: https://develop.sentry.dev/sdk/overview/#parsing-the-dsn */
const isErrorReportDsn = (value: string) =>
  URL.canParse(value) && /^\w+$/.test(new URL(value).username) && /\/\d+$/.test(new URL(value).pathname);

/** The sandbox's seller: fictitious, with phone numbers and a domain that are reserved for examples. */
export const sandboxSeller = {
  name: 'Sonde Ultrasound Limited',
  address: '12 Harbour Row, Dublin 2, D02 HR12',
  phones: {
    AMERICA: '+1 800 555 0142',
    BRITAIN: '+44 20 7946 0142',
    EUROPE: '+49 30 23125 142',
    OCEANIA: '+61 2 5550 0142',
  },
  email: 'support@sonde.example',
  representative: 'Aoife Brennan',
  register: 'Companies Registration Office, Dublin, 000000',
  bankAccount: 'Sonde Ultrasound Limited, IBAN IE64 IRCE 9205 0112 3456 78, BIC IRCEIE2D',
  taxRegistrations: {
    gstHst: '123456789 RT0001',
    qst: '1234567890 TQ0001',
    pstBc: 'PST-1234-5678',
    pstSk: '1234567',
    rstMb: '123456-7',
  },
};

const phoneNumber = text(/^\+[\d ]{6,20}$/, 'must be a telephone number that begins with + and the country');

/** Characters: 256 bits in base64url are 43. */
export const tokenSecretMinLength = 32;

const portNumber = v.pipe(
  text(/^\d{1,5}$/, 'must be a whole number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a whole number from 1 to 65535'),
  v.maxValue(65535, 'must be a whole number from 1 to 65535'),
);

/** Every variable with its format and its default. */
export const variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  PORT: v.optional(portNumber, '3000'),
  HOST: v.optional(text(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address'), '127.0.0.1'),
  DATA_DIR: v.optional(text(/^[^\0]+$/, 'must be the path of a folder'), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isUrlOf(['postgres:', 'postgresql:']),
        'must be an address that begins with postgres:// or postgresql://',
      ),
    ),
  ),
  PUBLIC_URL: v.optional(webUrl),
  STORE_API_URL: v.optional(exactWebUrl),
  SELLER_COUNTRY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (code) => countryByCode(code)?.code === code,
        'must be the code of a country that the shop knows, such as IE',
      ),
    ),
    'IE',
  ),
  SELLER_NAME: v.optional(
    text(/^[^\r\n]{1,100}$/, 'must be a name of at most 100 characters'),
    sandboxSeller.name,
  ),
  SELLER_ADDRESS: v.optional(
    text(
      /^[^\r\n]{1,200}$/,
      'must be a postal address on one line, without the country, of at most 200 characters',
    ),
    sandboxSeller.address,
  ),
  SELLER_REPRESENTATIVE: v.optional(text(/^[^\r\n]{1,100}$/, 'must be a name of at most 100 characters')),
  SELLER_REGISTER: v.optional(
    text(/^[^\r\n]{1,200}$/, 'must be a register with the number in it, of at most 200 characters'),
  ),
  SELLER_VAT_NUMBER: v.optional(
    text(
      /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
      'must be a VAT number with the letters of its country and without spaces',
    ),
  ),
  SELLER_GST_HST_NUMBER: v.optional(
    text(/^\d{9} ?RT ?\d{4}$/, 'must be a GST/HST registration number such as 123456789 RT0001'),
  ),
  SELLER_QST_NUMBER: v.optional(
    text(/^\d{10} ?TQ ?\d{4}$/, 'must be a QST registration number such as 1234567890 TQ0001'),
  ),
  SELLER_PST_NUMBER_BC: v.optional(
    text(/^PST-?\d{4}-?\d{4}$/, 'must be a PST number of British Columbia such as PST-1234-5678'),
  ),
  SELLER_PST_NUMBER_SK: v.optional(
    text(/^\d{7}$/, 'must be a PST number of Saskatchewan, which has 7 digits'),
  ),
  SELLER_RST_NUMBER_MB: v.optional(text(/^\d{6}-?\d$/, 'must be an RST number of Manitoba such as 123456-7')),
  ...forAccounts(
    'SELLER_BANK_ACCOUNT',
    v.optional(
      text(
        /^[^\r\n]{1,200}$/,
        'must be a bank account on one line, with its holder and numbers, of at most 200 characters',
      ),
    ),
  ),
  QUOTE_DAYS: v.optional(
    v.pipe(
      text(/^\d{1,3}$/, 'must be a whole number from 1 to 365'),
      v.transform(Number),
      v.minValue(1, 'must be a whole number from 1 to 365'),
      v.maxValue(365, 'must be a whole number from 1 to 365'),
    ),
    String(defaultQuoteDays),
  ),
  ...providerVariables,
  CLOUD_URL: v.optional(webUrl),
  CLOUD_APP_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(tokenSecretMinLength, `must have at least ${tokenSecretMinLength} characters`),
    ),
  ),
  CLOUD_CLIENT_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(tokenSecretMinLength, `must have at least ${tokenSecretMinLength} characters`),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isUrlOf(['smtp:', 'smtps:']), 'must be an address that begins with smtp:// or smtps://'),
    ),
  ),
  MAIL_FROM: v.optional(
    text(
      /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an email address, with or without a name before it',
    ),
    'Sonde <shop@sonde.example>',
  ),
  TOKEN_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(tokenSecretMinLength, `must have at least ${tokenSecretMinLength} characters`),
    ),
  ),
  TRUSTED_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform(splitList),
      v.check(
        (list) => list.every(isAddressRange),
        'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas',
      ),
    ),
    '',
  ),
  VIES_URL: v.optional(webUrl),
  SALES_TAX_SERVICE: v.optional(v.picklist(['stripe', 'off'], 'must be stripe or off'), 'off'),
  SUPPORT_URL: v.optional(
    v.pipe(
      webUrl,
      v.check(
        (address) => !/[{}]/.test(address.replaceAll(languagePlace, '')),
        `may have ${languagePlace} in it, and no other braces`,
      ),
    ),
  ),
  SUPPORT_PHONE: v.optional(phoneNumber),
  SUPPORT_PHONE_GB: v.optional(phoneNumber),
  SUPPORT_PHONE_EU: v.optional(phoneNumber),
  SUPPORT_PHONE_AU: v.optional(phoneNumber),
  SUPPORT_EMAIL: v.optional(
    text(/^[^\s<>@]+@[^\s<>@]+$/, 'must be an email address without a name'),
    sandboxSeller.email,
  ),
  APPLE_PAY_DOMAIN_ASSOCIATION: v.optional(
    text(/^[\w\s+/=.:{}",-]{1,20000}$/, "must be the text of Apple's domain association file"),
  ),
  VET_SITE_URL: v.optional(webUrl),
  BETA_STORE_URL: v.optional(webUrl),
  DEEP_LINK_SCHEME: v.optional(
    v.pipe(
      v.string(),
      v.check(isAppScheme, "must be an app's own URL scheme in small letters, such as sonde"),
    ),
    'sonde',
  ),
  ERROR_REPORT_DSN: v.optional(
    v.pipe(
      webUrl,
      v.check(isErrorReportDsn, 'must have a key and a project, such as https://KEY@errors.example/1'),
    ),
  ),
  ANALYTICS_KEY: v.optional(v.string()),
  ANALYTICS_API_BASE: v.optional(webUrl),
  MAPS_KEY: v.optional(v.string()),
  MAPS_API_BASE: v.optional(webUrl),
  RATE_LIMIT_SCALE: v.optional(
    v.pipe(
      text(/^\d{1,5}$/, 'must be a whole number from 1 to 10000'),
      v.transform(Number),
      v.minValue(1, 'must be a whole number from 1 to 10000'),
      v.maxValue(10_000, 'must be a whole number from 1 to 10000'),
    ),
    '1',
  ),
  METRICS_PORT: v.optional(portNumber),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webUrl),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

export type Variables = v.InferOutput<typeof variables>;
export type VariableName = keyof Variables;

/** Their values may contain secrets, so a message about them never repeats the value. */
export const secretVariables: readonly VariableName[] = [
  'DATABASE_URL',
  ...secretProviderVariables,
  'SMTP_URL',
  'TOKEN_SECRET',
  'CLOUD_APP_SECRET',
  'CLOUD_CLIENT_SECRET',
  'ERROR_REPORT_DSN',
  'ANALYTICS_KEY',
  'MAPS_KEY',
];

/** Variables that only make sense together: if one of a group is set, `needs` must be. */
export const variableGroups: readonly {
  readonly anyOf: readonly VariableName[];
  readonly needs: readonly VariableName[];
}[] = [
  ...providerGroups,
  { anyOf: ['MAPS_API_BASE'], needs: ['MAPS_KEY'] },
  { anyOf: ['ANALYTICS_API_BASE'], needs: ['ANALYTICS_KEY'] },
];

/** Required where no sandbox may stand in. */
export const requiredWithoutSandbox: readonly VariableName[] = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'CLOUD_URL',
  'TOKEN_SECRET',
];
