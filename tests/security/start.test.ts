import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { requiredWithoutSandbox } from '../../server/environment/environment.schema.ts';
import { freePort } from '../support/free-port.ts';
import { startMain } from '../support/started-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

// tests/contract/embedded-postgres.test.ts covers that a second shop on the same DATA_DIR refuses to start and changes
// nothing.

const dataDir = mkdtempSync(join(tmpdir(), 'sonde-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = 'hunter2hunter2hunter2hunter2hunter2';

/** The exit code and output of a shop that doesn't start. */
async function refusalOf(
  variables: Record<string, string>,
): Promise<{ code: number | null; said: readonly string[] }> {
  const shop = startMain({ PORT: String(await freePort()), DATA_DIR: dataDir, ...variables });
  await shop.settled;
  if (shop.said.some((line) => line.startsWith('The shop is open'))) await shop.stop();
  return { code: await shop.ended, said: shop.said };
}

describe('a misconfigured shop', () => {
  it.each<[words: string, variables: Record<string, string>, sentences: readonly string[]]>([
    ['a port that is none', { PORT: 'abc' }, ['PORT must be a whole number from 1 to 65535, but is "abc".']],
    [
      'a secret in the wrong place',
      { STRIPE_PUBLISHABLE_KEY: `sk_live_${secret}` },
      ['STRIPE_PUBLISHABLE_KEY must be a publishable key, which begins with pk_.'],
    ],
    [
      'half an account',
      { STRIPE_SECRET_KEY: `sk_live_${secret}` },
      [
        'STRIPE_PUBLISHABLE_KEY is missing: it belongs to STRIPE_SECRET_KEY.',
        'STRIPE_WEBHOOK_SECRET is missing: it belongs to STRIPE_SECRET_KEY.',
      ],
    ],
    ['a short secret', { TOKEN_SECRET: 'hunter2' }, ['TOKEN_SECRET must have at least 32 characters.']],
    [
      'another database',
      { DATABASE_URL: `mysql://shop:${secret}@127.0.0.1/shop` },
      ['DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ],
    [
      'an address with a password',
      { STORE_API_URL: `ftp://shop:${secret}@store.example/graphql/` },
      [
        'STORE_API_URL must be an address that begins with http:// or https://, but is "ftp://…@store.example/graphql/".',
      ],
    ],
    [
      'a proxy that is none',
      { TRUSTED_PROXY: 'everybody' },
      [
        'TRUSTED_PROXY must be IP addresses or ranges such as 10.0.0.0/8, separated by commas, but is "everybody".',
      ],
    ],
  ])('ends with a message that names the problem: %s', async (_words, variables, sentences) => {
    expect(await refusalOf(variables)).toEqual({ code: 1, said: sentences });
  });

  it('lists all that production needs, and how to set it', async () => {
    const { code, said } = await refusalOf({ NODE_ENV: 'production', TOKEN_SECRET: secret });
    expect(code).toBe(1);
    expect(said.map((line) => line.split(' is missing: ')[0])).toEqual(
      requiredWithoutSandbox.filter((name) => name !== 'TOKEN_SECRET'),
    );
    for (const line of said) expect(line).toMatch(/or say SANDBOX=on\.$/);
  });

  it.each<[words: string, databaseUrl: string]>([
    ['nobody hears', `postgres://shop:${secret}@127.0.0.1:9/shop`],
    ['there is no such host', `postgres://shop:${secret}@no-such-host.invalid/shop`],
  ])('ends with a message without secrets if at its database %s', async (_words, databaseUrl) => {
    const { code, said } = await refusalOf({
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: secret,
      STRIPE_SECRET_KEY: `sk_live_${secret}`,
      STRIPE_PUBLISHABLE_KEY: `pk_live_${secret}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
      SMTP_URL: `smtp://shop:${secret}@127.0.0.1:9`,
    });
    expect([code, said]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_URL names a database that cannot be opened: [^\n]+\.$/)],
    ]);
    expect(said[0]).not.toContain('hunter2');
  });
});

describe('a shop whose job queue ends by itself', () => {
  it('ends too, to be restarted: it would sell and send no mail', async () => {
    const database = await createTestDatabase();
    const shop = startMain({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      TOKEN_SECRET: secret,
    });
    await shop.settled;
    const listening = () => database.sql`
      select from pg_stat_activity
      where datname = current_database() and state = 'idle' and query like 'LISTEN%worker:migrate%'`;
    await expect.poll(listening).toHaveLength(1);
    // The message with which a newer version of the queue stops all workers before it migrates its tables.
    await database.sql`select pg_notify('worker:migrate', '{"breaking": true, "migrationNumber": 9999}')`;
    expect(await shop.ended).not.toBe(0);
    expect(shop.said.join('\n')).toContain('The job queue stopped unexpectedly.');
    await database.close();
  });
});
