import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsIn, readImports } from './imports.ts';

type Folder =
  | 'agents'
  | 'environment'
  | 'http'
  | 'metrics'
  | 'tracing'
  | 'db'
  | 'kernel'
  | 'jobs'
  | 'seed'
  | 'modules'
  | 'graphql'
  | 'web'
  | 'sandbox'
  | 'backup'
  | 'operator';

/** The server's folders with their allowed imports, values and types alike; every other import is forbidden. */
const folders: Readonly<Record<Folder, readonly Folder[]>> = {
  environment: ['db'],
  http: [],
  metrics: ['http'],
  tracing: [],
  db: [],
  kernel: [],
  jobs: ['db'],
  seed: ['db', 'environment', 'modules'],
  modules: ['db', 'kernel', 'jobs'],
  graphql: ['db', 'environment', 'http', 'kernel'],
  web: ['db', 'graphql', 'http', 'kernel'],
  sandbox: ['db', 'graphql', 'http', 'web'],
  agents: ['db', 'jobs', 'kernel', 'modules'],
  backup: ['db', 'jobs'],
  operator: ['backup', 'db', 'jobs', 'modules'],
};

type Module =
  | 'account'
  | 'analytics'
  | 'catalogue'
  | 'places'
  | 'voucher'
  | 'tax'
  | 'delivery'
  | 'promotion'
  | 'people'
  | 'shop'
  | 'checkout'
  | 'payment'
  | 'invoice'
  | 'order'
  | 'payable'
  | 'document'
  | 'subscription'
  | 'refund'
  | 'referral'
  | 'lead'
  | 'learner'
  | 'declaration'
  | 'trade-in'
  | 'personal-data'
  | 'mail';

/** The modules with their allowed imports. Events go up: `compose-shop.ts` connects what a lower module announces. */
const modules: Readonly<Record<Module, readonly Module[]>> = {
  account: [],
  analytics: ['lead'],
  catalogue: [],
  places: [],
  voucher: [],
  tax: ['catalogue'],
  delivery: ['catalogue'],
  promotion: ['catalogue'],
  people: ['catalogue'],
  shop: ['catalogue', 'delivery', 'places', 'promotion', 'tax', 'voucher'],
  checkout: ['catalogue', 'delivery', 'people', 'places', 'tax', 'voucher'],
  payment: ['checkout', 'people', 'places'],
  invoice: ['payment', 'tax'],
  order: ['catalogue', 'checkout', 'invoice', 'payment', 'people', 'places', 'tax', 'voucher'],
  document: ['catalogue', 'invoice', 'mail', 'order', 'payment', 'people', 'places', 'tax'],
  subscription: ['catalogue', 'invoice', 'order', 'payment', 'people', 'tax'],
  payable: ['invoice', 'order', 'payment', 'subscription', 'tax'],
  referral: ['catalogue', 'order', 'subscription'],
  refund: ['invoice', 'order', 'payment', 'people', 'subscription'],
  lead: ['places'],
  learner: [],
  declaration: ['order', 'subscription'],
  'trade-in': ['catalogue', 'order'],
  'personal-data': ['payment'],
  mail: [
    'declaration',
    'invoice',
    'lead',
    'learner',
    'order',
    'payment',
    'people',
    'places',
    'subscription',
    'trade-in',
  ],
};

/** What `payment` may know of checkouts, and `subscription` of orders: types. */
const publicTypes: Readonly<Record<string, readonly string[]>> = {
  'payment → checkout': ['server/modules/checkout/checkout-services.ts'],
  'subscription → order': ['server/modules/order/confirm-order.ts'],
};

/** The server's top-level files may import every folder, but only these the stand-ins. */
const openStandIns = ['server/open-outside-services.ts', 'server/open-stand-ins.ts'];

interface Import {
  readonly from: string;
  readonly to: string;
}

const importsOf = (from: string, imported: readonly string[]): readonly Import[] =>
  imported.map((to) => ({ from, to }));

const isServer = (file: string) => file.startsWith('server/');

const product = [...readImports()]
  .filter(([file]) => isServer(file) && !file.endsWith('.fixture.ts'))
  .flatMap(([file, imported]) => importsOf(file, imported.filter(isServer)));

const nothing: readonly string[] = [];
type Table = Readonly<Record<string, readonly string[]>>;
const tableRow = (table: Table, name: string) =>
  Object.hasOwn(table, name) ? (table[name] ?? nothing) : nothing;

/** The folder of a file, or `composition` for top-level files. */
const folderOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1] ?? 'composition';
const moduleOf = (file: string) => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;

function forbiddenRoom({ from, to }: Import): string | null {
  const [folder, other] = [folderOf(from), folderOf(to)];
  if (other === folder) return null;
  if (folder === 'composition') {
    const isAllowed = other !== 'sandbox' || openStandIns.includes(from);
    return isAllowed ? null : `${from} imports ${to}: only ${openStandIns.join(' and ')} know the stand-ins`;
  }
  return tableRow(folders, folder).includes(other)
    ? null
    : `${from} imports ${to}: ${folder} may not import from ${other}`;
}

function forbiddenModule({ from, to }: Import): string | null {
  const [name, other] = [moduleOf(from), moduleOf(to)];
  if (name === null || other === null || name === other) return null;
  if (!tableRow(modules, name).includes(other))
    return `${from} imports ${to}: ${name} may not import from ${other}; let it announce what happens`;
  const types = publicTypes[`${name} → ${other}`];
  return types === undefined || types.includes(to)
    ? null
    : `${from} imports ${to}: ${name} may know the public types of ${other} only`;
}

/** The forbidden imports of the server; `circles.test.ts` refuses circles everywhere. */
const complaintsAbout = (imports: readonly Import[]): readonly string[] =>
  imports.flatMap((one) => [forbiddenRoom(one) ?? [], forbiddenModule(one) ?? []].flat());

/** The server's imports with an additional line in a file. */
const withLine = (file: string, line: string) => [...product, ...importsOf(file, importsIn(file, line))];

const namesIn = (list: string): readonly string[] =>
  list
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .toSorted();

/** The rows of a drawing of modules, without the events that a module handles. Long rows continue far to the right. */
function rowsOf(drawing: string): readonly string[] {
  const rows: string[] = [];
  let isRow = false;
  for (const line of drawing.split('\n\n')[0]?.split('\n') ?? []) {
    if (/^ \S/.test(line)) rows.push(line);
    else if (isRow && !line.includes('┊')) rows.push(`${rows.pop()} ${line.trim()}`);
    isRow = /^ \S/.test(line) || (isRow && !line.includes('┊'));
  }
  return rows;
}

/** The imports of each module as ARCHITECTURE.md draws them: one list for a row, or one for each of its modules. */
function drawnModules(): Table {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const [, drawing = ''] = /^## The server's modules\n\n```\n([^]*?)```/m.exec(text) ?? [];
  return Object.fromEntries(
    rowsOf(drawing).flatMap((row) => {
      const [, names = '', list = ''] = /^(.*?)(?:↓(.*)|nothing.*)$/.exec(row) ?? [];
      const own = new Map(
        list
          .replaceAll(/\([^)]*\)/g, '')
          .split(';')
          .map((part) => part.split(':'))
          .flatMap(([name = '', others]) => (others === undefined ? [] : [[name.trim(), others]])),
      );
      return names
        .trim()
        .split(/\s+/)
        .map((name) => [name, namesIn(own.get(name) ?? list)]);
    }),
  );
}

describe('the imports of the server', () => {
  it('are allowed by the tables', () => expect(complaintsAbout(product)).toEqual([]));

  it('are drawn in ARCHITECTURE.md as the table of modules lists them', () => {
    const listed = Object.entries(modules).map(([name, others]) => [name, others.toSorted()]);
    expect(drawnModules()).toEqual(Object.fromEntries(listed));
  });

  it.each<[string, Table, (file: string) => string | null]>([
    ['folders', folders, folderOf],
    ['modules', modules, moduleOf],
  ])('need every row of the table of %s', (_what, table, nameOf) => {
    const needed = new Set(product.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`));
    const listed = Object.entries(table).flatMap(([name, others]) =>
      others.map((other) => `${name} → ${other}`),
    );
    expect(listed.filter((row) => !needed.has(row))).toEqual([]);
    const names = new Set(product.flatMap(({ from, to }) => [nameOf(from) ?? [], nameOf(to) ?? []].flat()));
    names.delete('composition');
    expect(Object.keys(table).toSorted()).toEqual([...names].toSorted());
  });
});

describe('refused is', () => {
  const planted: readonly [what: string, file: string, line: string, complaint: RegExp][] = [
    [
      'a module that imports one above it',
      'server/modules/payment/gateways.ts',
      "import { confirmedStatuses } from '../order/confirm-order.ts';",
      /payment may not import from order; let it announce/,
    ],
    [
      'a module that imports a type from above',
      'server/modules/checkout/change-checkout.ts',
      "import type { PaymentServices } from '../payment/payment-services.ts';",
      /checkout may not import from payment/,
    ],
    [
      'an import of the emails',
      'server/modules/lead/submit-lead.ts',
      "import { sendLead } from '../mail/send-lead.ts';",
      /lead may not import from mail/,
    ],
    [
      'a payment that changes a checkout',
      'server/modules/payment/settle-attempt.ts',
      "import { changeCheckout } from '../checkout/change-checkout.ts';",
      /public types of checkout only/,
    ],
    [
      'an unlisted module',
      'server/modules/quote/quote.ts',
      "import { loadOrder } from '../order/order.repository.ts';",
      /quote may not import from order/,
    ],
    [
      'a kernel that knows a module',
      'server/kernel/refusal.ts',
      "export type { Catalogue } from '../modules/catalogue/catalogue.types.ts';",
      /kernel may not import from modules/,
    ],
    [
      'a module that loads the composition later',
      'server/modules/order/place-order.ts',
      "const shop = await import('../../compose-shop.ts');",
      /modules may not import from composition/,
    ],
    [
      'a product file that knows a stand-in',
      'server/modules/payment/stripe/stripe-provider.ts',
      "import { createCardSandbox } from '../../../sandbox/card/card-sandbox.ts';",
      /modules may not import from sandbox/,
    ],
    [
      'a file of the composition that knows a stand-in',
      'server/serve-shop.ts',
      "import { createCardSandbox } from './sandbox/card/card-sandbox.ts';",
      /only server\/open-outside-services\.ts and server\/open-stand-ins\.ts know the stand-ins/,
    ],
  ];

  it.each(planted)('%s', (_what, file, line, complaint) =>
    expect(complaintsAbout(withLine(file, line))).toContainEqual(expect.stringMatching(complaint)),
  );
});
