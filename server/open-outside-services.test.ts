import { expect, it, vi } from 'vitest';
import type { Sql } from './db/connect.ts';
import { parseEnvironment } from './environment/environment.ts';
import { openOutsideServices } from './open-outside-services.ts';

/** The stand-ins whose code was read, in order. */
const read = vi.hoisted((): string[] => []);

vi.mock('./open-stand-ins.ts', () => {
  read.push('every other stand-in');
  return { openStandIns: async () => ({}) };
});

vi.mock('./sandbox/mail/mail-server.ts', () => {
  read.push('the mail server');
  return { openMailServer: async () => ({ url: 'smtp://127.0.0.1:2525', close: async () => {} }) };
});

const card = {
  STRIPE_SECRET_KEY: 'sk_test_of_an_account',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_an_account',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_an_account',
};

async function open(variables: Readonly<Record<string, string>>): Promise<void> {
  const parsed = parseEnvironment({ PUBLIC_URL: 'https://shop.example', ...variables });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  await openOutsideServices({ environment: parsed.environment, sql: {} as Sql } as Parameters<
    typeof openOutsideServices
  >[0]);
}

/** Each is read once in a process, so what is played grows from one step to the next. */
it('reads the code of the stand-ins that play, and of no others', async () => {
  await open({ ...card, SMTP_URL: 'smtp://mail.example' });
  expect(read).toEqual([]);
  await open(card);
  expect(read).toEqual(['the mail server']);
  await open({});
  expect(read).toEqual(['the mail server', 'every other stand-in']);
});
