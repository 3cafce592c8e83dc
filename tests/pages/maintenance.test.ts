import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueMaintenancePass, isMaintenancePass } from '../../server/kernel/maintenance-pass.ts';
import { createTokens } from '../../server/kernel/tokens.ts';
import { maintenanceCommands } from '../../server/operator/maintenance-commands.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { enabledCountries } from '@sonde/machines/rules/places';
import { ask, askGraphql } from '../security/ask.ts';
import { type BuiltShop, openBuiltShop } from '../security/built-shop.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let shop: BuiltShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openBuiltShop({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(shop.url, path, { headers });

async function operate(word: string, options: Readonly<Record<string, string>> = {}) {
  const found = findCommand(maintenanceCommands, ['maintenance', word], options);
  if ('problem' in found) throw new Error(found.problem);
  const deriveToken = createTokens(shop.tokenSecret);
  const services = {
    sql: database.sql,
    publicUrl: shop.url,
    issueMaintenancePass: () => issueMaintenancePass(deriveToken, new Date()),
  };
  return found.command.run(services, [], found.options);
}
afterEach(() => operate('off'));

/** Of a shop with another secret. */
const anotherShop = createTokens('a secret that only tests have, long enough');

const pages = ['/us/en/', '/us/en/product/iq3/', '/us/en/form/demo/', '/de/de/form/demo/?embedded=1'];
const closed = 'We’ll be back soon';

/** The page has its own. */
const ownWords = { heading: null, text: null, link: null };

describe('the operator’s switch', () => {
  it('closes and opens the shop and its forms, and says what it did', async () => {
    for (const page of pages) expect((await get(page)).status).toBe(200);
    expect((await operate('on')).lines).toEqual(['The shop is closed for maintenance.']);
    expect((await operate('on')).lines).toEqual(['The shop is closed for maintenance. It already was.']);
    expect((await operate('status')).json).toEqual({ maintenance: true, ...ownWords });
    for (const page of pages) {
      const answer = await get(page);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '300']);
    }
    expect((await get('/us/en/')).text).toContain(closed);
    expect((await operate('off')).lines).toEqual(['The shop is open.']);
    for (const page of pages) expect((await get(page)).status).toBe(200);
  });
});

describe('what the law requires', () => {
  /** Below country and language. */
  const everywhere = [
    'cancel-contract/',
    'terms-and-conditions/',
    'terms-and-conditions/rental-terms/',
    'data-protection/',
  ];
  const europe = ['withdrawal/', 'withdrawal/?order=12', 'impressum/'];
  const required = [
    ...enabledCountries.flatMap(({ code, languages }) =>
      everywhere.map((page) => `/${code.toLowerCase()}/${languages[0]?.url}/${page}`),
    ),
    ...europe.map((page) => `/de/de/${page}`),
    '/fr/fr/withdrawal/',
    '/us/en/form/ccpa-do-not-sell/',
    '/us/en/terms-and-conditions',
    '/de/de/Impressum',
  ];

  it('stays open in every country, and the closed page leads there', async () => {
    await operate('on');
    const statuses = await Promise.all(
      required.map(async (page) => [page, (await get(page)).status] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    const { status, text } = await get('/de/de/');
    expect(status).toBe(503);
    for (const page of [
      'withdrawal',
      'cancel-contract',
      'impressum',
      'terms-and-conditions',
      'data-protection',
    ])
      expect(text).toContain(`href="/de/de/${page}/"`);
    for (const page of ['/us/en/withdrawals/', '/us/en/form/demo/', '/us/en/'])
      expect((await get(page)).status).not.toBe(200);
  });

  it.each(['withdrawalDeclare', 'cancellationDeclare'])('is received: %s', async (mutation) => {
    await operate('on');
    const own = mutation === 'withdrawalDeclare' ? 'items: ""' : 'ground: ORDINARY';
    const query = `mutation { ${mutation}(idempotencyKey: "${mutation}", input: {
      name: "Ada Byron", contract: "999999", email: "ada@clinic.example", country: DE, languageCode: DE, ${own}
    }) { formErrors { code field } receipt { number } } }`;
    const { text } = await askGraphql(shop.url, { query });
    const received = { formErrors: [], receipt: { number: expect.any(String) as string } };
    expect(JSON.parse(text)).toEqual({ data: { [mutation]: received } });
  });
});

describe('the words of a closure', () => {
  const words = { heading: 'New shelves', text: 'We open at noon.', link: 'https://status.example/shop' };

  it('are on the closed page in place of its own, until the shop opens', async () => {
    const { lines } = await operate('on', words);
    expect(lines).toEqual([
      'The shop is closed for maintenance.',
      'Heading: New shelves',
      'Text: We open at noon.',
      'Link: https://status.example/shop',
    ]);
    expect((await operate('status')).json).toEqual({ maintenance: true, ...words });
    const { status, text } = await get('/ae/ar/');
    expect(status).toBe(503);
    for (const word of Object.values(words)) expect(text).toContain(word);
    expect(text).toMatch(/<h1><bdi>New shelves<\/bdi><\/h1>/);
    expect((await operate('on', { ...words, text: '' })).lines).not.toContain('Text: We open at noon.');
    await operate('off');
    await operate('on');
    expect((await operate('status')).json).toEqual({ maintenance: true, ...ownWords });
    expect((await get('/us/en/')).text).toContain(closed);
  });

  it.each([
    [{ link: 'status.example' }, 'Give --link as a whole address, such as https://status.example/.'],
    [{ link: 'javascript:alert(1)' }, 'Give --link as a whole address, such as https://status.example/.'],
    [{ heading: 'x'.repeat(101) }, 'Give --heading in at most 100 characters.'],
    [{ text: 'x'.repeat(1001) }, 'Give --text in at most 1000 characters.'],
  ])('are refused as %j, and the shop stays open', async (options, line) => {
    expect(await operate('on', options)).toMatchObject({ isDone: false, lines: [line] });
    expect((await operate('status')).json).toEqual({ maintenance: false, ...ownWords });
  });
});

describe('a pass', () => {
  const passOf = async () => {
    const [url = ''] = (await operate('pass')).lines;
    return get(new URL(url).pathname);
  };

  it('shows the closed shop to one browser, and to no cache', async () => {
    await operate('on');
    const entered = await passOf();
    expect([entered.status, entered.headers.location]).toEqual([303, '/']);
    const [setCookie = ''] = entered.headers['set-cookie'] ?? [];
    expect(setCookie).toMatch(/; HttpOnly/);
    const [cookie = ''] = setCookie.split(';');
    for (const page of pages) {
      const passed = await get(page, { cookie });
      expect([passed.status, passed.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await get(page)).status).toBe(503);
    }
  });

  it.each([
    ['made up', `${Math.floor(Date.now() / 1000) + 60}.${'x'.repeat(43)}`],
    ['of another shop', issueMaintenancePass(anotherShop, new Date())],
    ['empty', ''],
  ])('that is %s opens nothing', async (_words, pass) => {
    await operate('on');
    expect((await get('/us/en/', { cookie: `sonde.maintenancePass=${pass}` })).status).toBe(503);
    expect((await get(`/maintenance-pass/${pass}/`)).status).not.toBe(303);
  });

  it('ends after twelve hours', () => {
    const issued = new Date('2026-11-26T10:00:00Z');
    const pass = issueMaintenancePass(anotherShop, issued);
    const isValid = (time: string) => isMaintenancePass(anotherShop, pass, new Date(time));
    expect([isValid('2026-11-26T21:59:59Z'), isValid('2026-11-26T22:00:00Z')]).toEqual([true, false]);
  });
});
