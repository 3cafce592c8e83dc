import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keptTokenSecret, parseEnvironment } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
  CLOUD_URL: 'https://cloud.example',
  TOKEN_SECRET: 'x'.repeat(32),
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? [] : parsed.problems;
}

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(parseEnvironment({})).toMatchObject({
      ok: true,
      environment: {
        port: 3000,
        host: '127.0.0.1',
        seller: {
          name: expect.stringContaining('Sonde'),
          address: expect.stringContaining('Dublin'),
          country: 'IE',
        },
        card: null,
        isSandboxAllowed: true,
        tokenSecret: null,
      },
    });
  });

  it('takes an empty value as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      ok: true,
      environment: { port: 3000, databaseUrl: null },
    });
  });

  it('serves metrics at a port of their own only', () => {
    expect(parseEnvironment({ METRICS_PORT: '9464' })).toMatchObject({ environment: { metricsPort: 9464 } });
    expect(parseEnvironment({})).toMatchObject({ environment: { metricsPort: null } });
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must be another port than PORT.']);
    expect(parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toMatchObject({
      environment: { traceEndpoint: 'http://collector:4318' },
    });
    expect(problemsOf({ METRICS_PORT: '0' })).toEqual([
      'METRICS_PORT must be a whole number from 1 to 65535, but is "0".',
    ]);
  });

  it('uses set values', () => {
    const parsed = parseEnvironment({
      ...production,
      PORT: '8080',
      PUBLIC_URL: 'https://shop.example/',
      DATABASE_URL: 'postgres://shop@db/shop',
      TRUSTED_PROXY: '10.0.0.0/8, 192.168.1.1',
    });
    expect(parsed).toMatchObject({
      ok: true,
      environment: {
        isProduction: true,
        isSandboxAllowed: false,
        port: 8080,
        publicUrl: 'https://shop.example',
        databaseUrl: 'postgres://shop@db/shop',
        trustedProxies: ['10.0.0.0/8', '192.168.1.1'],
        card: {
          secretKey: 'sk_live_1',
          publishableKey: 'pk_live_1',
          webhookSecret: 'whsec_1',
          apiBase: null,
        },
      },
    });
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, but is "70000".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535, but is "3000.5".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test, but is "prod".'],
    ['SANDBOX', 'yes', 'SANDBOX must be on or off, but is "yes".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, but is "a b".'],
    [
      'PUBLIC_URL',
      'shop.example',
      'PUBLIC_URL must be an address that begins with http:// or https://, but is "shop.example".',
    ],
    [
      'SELLER_COUNTRY',
      'XX',
      'SELLER_COUNTRY must be the code of a country that the shop knows, such as IE, but is "XX".',
    ],
    [
      'SELLER_GST_HST_NUMBER',
      '123456789',
      'SELLER_GST_HST_NUMBER must be a GST/HST registration number such as 123456789 RT0001, but is "123456789".',
    ],
    [
      'SELLER_QST_NUMBER',
      '123456789 RT0001',
      'SELLER_QST_NUMBER must be a QST registration number such as 1234567890 TQ0001, but is "123456789 RT0001".',
    ],
    [
      'SELLER_PST_NUMBER_BC',
      '1234',
      'SELLER_PST_NUMBER_BC must be a PST number of British Columbia such as PST-1234-5678, but is "1234".',
    ],
    [
      'SELLER_PST_NUMBER_SK',
      'SK1',
      'SELLER_PST_NUMBER_SK must be a PST number of Saskatchewan, which has 7 digits, but is "SK1".',
    ],
    [
      'SELLER_RST_NUMBER_MB',
      '12-3',
      'SELLER_RST_NUMBER_MB must be an RST number of Manitoba such as 123456-7, but is "12-3".',
    ],
    [
      'TRUSTED_PROXY',
      '10.0.0.0/40',
      'TRUSTED_PROXY must be IP addresses or ranges such as 10.0.0.0/8, separated by commas, but is "10.0.0.0/40".',
    ],
    [
      'MAIL_FROM',
      'nobody',
      'MAIL_FROM must be an email address, with or without a name before it, but is "nobody".',
    ],
    [
      'SUPPORT_PHONE',
      'call us',
      'SUPPORT_PHONE must be a telephone number that begins with + and the country, but is "call us".',
    ],
    [
      'SUPPORT_PHONE_EU',
      '030 23125 142',
      'SUPPORT_PHONE_EU must be a telephone number that begins with + and the country, but is "030 23125 142".',
    ],
    [
      'SUPPORT_URL',
      'https://help.example/{lang}/new',
      'SUPPORT_URL may have {language} in it, and no other braces, but is "https://help.example/{lang}/new".',
    ],
    [
      'SUPPORT_EMAIL',
      'Help <help@shop.example>',
      'SUPPORT_EMAIL must be an email address without a name, but is "Help <help@shop.example>".',
    ],
    [
      'DEEP_LINK_SCHEME',
      'javascript',
      'DEEP_LINK_SCHEME must be an app\'s own URL scheme in small letters, such as sonde, but is "javascript".',
    ],
    ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE must be a whole number from 1 to 10000, but is "0".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ],
  ])('refuses %s=%s with a message that names the variable', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/shop'],
    ['SMTP_URL', 'http://user:hunter2@mail'],
    ['STRIPE_SECRET_KEY', 'pk_hunter2'],
    ['TOKEN_SECRET', 'hunter2'],
  ])('never repeats the value of %s, which may contain a secret', (name, value) => {
    const [sentence] = problemsOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must `));
    expect(sentence).not.toContain('hunter2');
  });

  it('shows the fictitious seller’s registrations for no other seller', () => {
    const registrationsOf = (variables: Readonly<Record<string, string>>) => {
      const parsed = parseEnvironment(variables);
      return parsed.ok && parsed.environment.taxRegistrations;
    };
    expect(registrationsOf({})).toEqual({
      CA: '123456789 RT0001',
      'CA-BC': 'PST-1234-5678',
      'CA-MB': '123456-7',
      'CA-QC': '1234567890 TQ0001',
      'CA-SK': '1234567',
    });
    expect(registrationsOf({ SELLER_NAME: 'Echo Inc.' })).toEqual({});
    expect(registrationsOf(production)).toEqual({});
    expect(registrationsOf({ SELLER_NAME: 'Echo Inc.', SELLER_QST_NUMBER: '1111111111TQ0001' })).toEqual({
      'CA-QC': '1111111111TQ0001',
    });
  });

  it('names every wrong value at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(2);
  });

  it('asks for the rest of a partly configured provider account', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is missing: it belongs to STRIPE_SECRET_KEY.',
      'STRIPE_WEBHOOK_SECRET is missing: it belongs to STRIPE_SECRET_KEY.',
    ]);
  });
});

describe('production', () => {
  it('starts with every payment and account service configured', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'refuses to start without %s',
    (name) => {
      const problems = problemsOf({ ...production, [name]: '' });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} is missing: `));
    },
  );

  it('runs with the sandbox if that is requested', () => {
    expect(problemsOf({ NODE_ENV: 'production', SANDBOX: 'on' })).toEqual([]);
  });

  it('needs no accounts if another server is the store', () => {
    expect(problemsOf({ NODE_ENV: 'production', STORE_API_URL: 'https://store.example/graphql/' })).toEqual(
      [],
    );
  });

  it('asks that server at its address as it is, because another one is not found', () => {
    const STORE_API_URL = 'https://store.example/graphql/';
    const parsed = parseEnvironment({ NODE_ENV: 'production', STORE_API_URL });
    expect(parsed).toMatchObject({ ok: true, environment: { storeApiUrl: STORE_API_URL } });
  });

  it('is as strict elsewhere once the sandbox is off', () => {
    expect(problemsOf({ SANDBOX: 'off' })).toHaveLength(8);
  });
});

describe('the token secret of a shop without a configured one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sonde-secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created once and stored so that only the owner can read it', () => {
    const dataDir = join(folder, 'data');
    const secret = keptTokenSecret(dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(keptTokenSecret(dataDir)).toBe(secret);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['nothing', ''],
    ['a line alone', '\n'],
    ['half a secret', 'x'.repeat(31)],
  ])('is refused with a message if its file contains %s', (_words, text) => {
    const dataDir = mkdtempSync(join(folder, 'short-'));
    writeFileSync(join(dataDir, 'token-secret'), text);
    expect(() => keptTokenSecret(dataDir)).toThrow(/token-secret has fewer than 32 characters\. Restore it/);
    expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toBe(text);
  });

  it('is refused if its file can’t be read', () => {
    const dataDir = mkdtempSync(join(folder, 'folder-'));
    mkdirSync(join(dataDir, 'token-secret'));
    expect(() => keptTokenSecret(dataDir)).toThrow(/DATA_DIR \(EISDIR/);
  });

  it('is refused with a message if its folder can’t be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => keptTokenSecret(join(folder, 'file', 'data'))).toThrow(
      /^The shop cannot write to its folder DATA_DIR \(ENOTDIR: .*\)\.$/,
    );
  });
});
