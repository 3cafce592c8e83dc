import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { Sql } from '../../server/db/connect.ts';
import { type AppliedMigration, migrate } from '../../server/db/migrate.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { installJobQueue } from '../../server/jobs/queue.ts';
import { createTokens, hashToken } from '../../server/kernel/tokens.ts';
import { catalogueFolder } from '../../server/seed/folders.ts';
import { seedCatalogue } from '../../server/seed/seed-catalogue.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { createTestServices } from '../support/shop-services.ts';
import type { TestDatabase } from '../support/test-database.ts';

// A database of every earlier state: in each, an order is placed by the statements of the first version, as a process
// of an earlier version does while another one has migrated already.

const folder = new URL('../../server/db/migrations/', import.meta.url);
const migrations: readonly AppliedMigration[] = readdirSync(folder)
  .sort()
  .map((file) => ({
    name: file.replace(/\.sql$/, ''),
    hash: createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex'),
  }));
/** The first state in which something could be ordered. */
const first = migrations.findIndex(({ name }) => name === '010-checkout-and-order');

/**
 * What a migration took away or made narrower: only what no statement of the version before uses. The one row is from
 * before the first release.
 */
const contractions: Readonly<Record<string, readonly string[]>> = {
  '121-changes': ['subscription.scheduled_feature_skus is gone', 'subscription.scheduled_plan_type is gone'],
};

const deriveToken = createTokens('a secret of earlier states, long enough');

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createEmptyDatabase();
  ({ sql } = database);
  await migrate(sql, migrations.slice(0, first));
});
afterAll(() => database.close());

/** An order of the first version, as its statements wrote it. */
async function placeAsFirstVersion(): Promise<string> {
  const [checkoutId, orderId] = [newRowId(), newRowId()];
  const address = sql.json({
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: 'Analytical Clinic',
    streetAddress1: '1 Market Street',
    streetAddress2: '',
    city: 'San Francisco',
    postalCode: '94105',
    country: 'US',
    countryArea: 'California',
    phone: '+14155552671',
  });
  await sql`
    insert into checkout (id, token_hash, country, currency, language, email, expires_at, placements)
    values (${checkoutId}, ${hashToken(deriveToken('checkout', checkoutId))}, 'US', 'USD', 'en',
      'ada@clinic.example', now() + interval '1 day', 1)`;
  await sql`
    insert into orders (id, checkout_id, token_hash, status, payment_status, charge_status, country, currency, language,
      email, purchase_order_number, cost_centre, discount_name, payment_method, attestations, tax_treatment,
      tax_rate_ppm, subtotal_net, subtotal_tax, subtotal_gross, discount, shipping_net, shipping_tax, shipping_gross,
      total_net, total_tax, total_gross, shipping_address, billing_address, confirmed_at)
    values (${orderId}, ${checkoutId}, ${hashToken(deriveToken('order', orderId))}, 'UNFULFILLED', 'PAID',
      'FULLY_CHARGED', 'US', 'USD', 'en', 'ada@clinic.example', '', '', '', 'CREDIT_CARD', '{}', 'SALES_TAX', 0, 8900, 0,
      8900, 0, 0, 0, 0, 8900, 0, 8900, ${address}, ${address}, now())`;
  await sql`
    insert into order_line (order_id, position, sku, kind, product_slug, product_name, variant_name, quantity,
      is_free_item, unit_net, unit_tax, unit_gross, undiscounted_unit_net, undiscounted_unit_tax,
      undiscounted_unit_gross, total_net, total_tax, total_gross, discounted_net, discounted_tax, discounted_gross)
    values (${orderId}, 0, 'CBL-USBC', 'ACCESSORY', 'cable', 'Cable', 'USB-C', 1, false, 8900, 0, 8900, 8900, 0, 8900,
      8900, 0, 8900, 8900, 0, 8900)`;
  return orderId;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** Every column, by table and name; what an insert must name is in `needed`. */
async function schemaNow() {
  const columns = await sql<(Column & { readonly isNeeded: boolean })[]>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable",
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isNeeded"
    from information_schema.columns where table_schema = 'public' order by 1`;
  return new Map(columns.map((column) => [column.name, column]));
}

const tableOf = (column: string) => column.split('.')[0] ?? '';

/** What statements of the version before would miss in a schema, or be refused for. */
function missedIn(
  after: Awaited<ReturnType<typeof schemaNow>>,
  before: Awaited<ReturnType<typeof schemaNow>>,
): readonly string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  const changed = [...before].flatMap(([column, { type, isNullable }]) => {
    const now = after.get(column);
    if (now === undefined) return [`${column} is gone`];
    if (now.type !== type) return [`${column} is ${now.type} in place of ${type}`];
    return isNullable && !now.isNullable ? [`${column} must not be null any more`] : [];
  });
  const needed = [...after].flatMap(([column, { isNeeded }]) =>
    isNeeded && !before.has(column) && tables.has(tableOf(column)) ? [`${column} is needed`] : [],
  );
  return [...changed, ...needed];
}

const orders: { readonly state: string; readonly id: string }[] = [];

describe('the statements of an earlier version', () => {
  it.each(migrations.slice(first).map(({ name: state }, index) => [state, first + index] as const))(
    'keep working after %s',
    async (state, index) => {
      const before = await schemaNow();
      await migrate(sql, migrations.slice(0, index + 1));
      orders.push({ state, id: await placeAsFirstVersion() });
      expect(missedIn(await schemaNow(), before)).toEqual(contractions[state] ?? []);
    },
  );
});

describe('an order', () => {
  it('of every earlier state is readable', async () => {
    expect(await migrate(sql)).toEqual([]);
    await installJobQueue(database.url);
    await seedCatalogue(sql, fileURLToPath(catalogueFolder));
    const graphql = createGraphqlHandler(createTestServices(database, { deriveToken }));
    const read = async (id: string) => {
      const { body } = await sendGraphql(graphql, {
        query: `query ($token: String!) {
          order(token: $token) { status lines { productRawName quantity } total { gross { amount } } }
        }`,
        variables: { token: deriveToken('order', id) },
      });
      return body;
    };
    for (const { state, id } of orders)
      expect([state, await read(id)]).toEqual([
        state,
        {
          data: {
            order: {
              status: 'UNFULFILLED',
              lines: [{ productRawName: 'Cable', quantity: 1 }],
              total: { gross: { amount: 89 } },
            },
          },
        },
      ]);
  });
});
