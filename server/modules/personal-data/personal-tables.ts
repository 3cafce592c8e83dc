import type { AnySql, Fragment } from '../../db/connect.ts';

/** Whose data is looked for. */
export interface Person {
  /** In lower case. */
  readonly email: string;
  /** The accounts with this address. */
  readonly userIds: readonly string[];
  /** The ids of these accounts at the account service. */
  readonly subjects: readonly string[];
}

/**
 * What an erasure does with rows about a person: deletes them, keeps them without what names the person, or keeps them
 * as they are, for a reason that the person is told.
 */
type Erasure =
  | { readonly way: 'deleted' }
  | { readonly way: 'blanked'; readonly set: (sql: AnySql) => Fragment }
  | { readonly way: 'kept'; readonly because: string };

/** Rows about a person. */
export interface PersonalTable {
  readonly table: string;
  /** What the rows are, as the person reads it. */
  readonly title: string;
  readonly isAbout: (sql: AnySql, person: Person) => Fragment;
  /** Columns that open or prove something, and are therefore in no export. */
  readonly secrets?: readonly string[];
  /** The path of a value in a column that may be about someone else, and is therefore in no export. */
  readonly ofOthers?: readonly string[];
  readonly erasure: Erasure;
}

const deleted = { way: 'deleted' } as const;
const keepBecause = (because: string): Erasure => ({ way: 'kept', because });

const books = keepBecause('Books of account are kept for as long as tax law requires.');

const recordOfOperators = keepBecause('It proves what operators did.');

const byEmail = (sql: AnySql, { email }: Person): Fragment => sql`lower(email) = ${email}`;

const byUser = (sql: AnySql, { userIds }: Person): Fragment =>
  sql`user_id = any(${[...userIds]}::text[]::uuid[])`;

const ownOrders = (sql: AnySql, person: Person): Fragment => sql`
  select id from orders where ${byEmail(sql, person)} or ${byUser(sql, person)}`;

const byOrder = (sql: AnySql, person: Person): Fragment => sql`order_id in (${ownOrders(sql, person)})`;

const carts = {
  table: 'checkout',
  secrets: ['token_hash', 'buyer_key_hash', 'payment'],
} as const;

/** Every table with rows about persons. A table that is neither here nor in `impersonalTables` fails a test. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'users',
    title: 'Account',
    isAbout: (sql, { userIds }): Fragment => sql`id = any(${[...userIds]}::text[]::uuid[])`,
    erasure: {
      way: 'blanked',
      set: (sql): Fragment => sql`email = 'erased-' || id || '@erased.invalid', name = '', cloud_id = null`,
    },
  },
  { table: 'organization_membership', title: 'Organizations', isAbout: byUser, erasure: deleted },
  {
    table: 'invitation',
    title: 'Invitations to organizations',
    isAbout: byEmail,
    secrets: ['token_hash'],
    erasure: deleted,
  },
  {
    table: 'payment_method',
    title: 'Saved payment methods',
    isAbout: byUser,
    secrets: ['provider_method_id'],
    erasure: {
      way: 'blanked',
      set: (sql): Fragment =>
        sql`details = '{}', is_primary = false, removed_at = coalesce(removed_at, now())`,
    },
  },
  {
    table: 'provider_customer',
    title: 'Number of the customer at the card provider',
    isAbout: byUser,
    erasure: keepBecause('Delete the customer with this number at the card provider as well.'),
  },
  {
    ...carts,
    title: 'Carts and unfinished checkouts',
    isAbout: (sql, person): Fragment =>
      sql`placements = 0 and (${byEmail(sql, person)} or ${byUser(sql, person)})`,
    erasure: deleted,
  },
  {
    ...carts,
    title: 'Checkouts that were ordered',
    isAbout: (sql, person): Fragment =>
      sql`placements > 0 and (${byEmail(sql, person)} or ${byUser(sql, person)})`,
    erasure: books,
  },
  {
    table: 'orders',
    title: 'Orders and quotes',
    isAbout: (sql, person): Fragment => sql`(${byEmail(sql, person)} or ${byUser(sql, person)})`,
    secrets: ['token_hash'],
    erasure: books,
  },
  { table: 'order_line', title: 'Lines of orders', isAbout: byOrder, erasure: books },
  {
    table: 'payment_attempt',
    title: 'Payments of orders',
    isAbout: byOrder,
    secrets: ['payment_method_token', 'verification_url'],
    erasure: books,
  },
  { table: 'invoice', title: 'Invoices of orders', isAbout: byOrder, erasure: books },
  {
    table: 'credit_note',
    title: 'Credit notes',
    isAbout: (sql, person) => sql`invoice_id in (select id from invoice where ${byOrder(sql, person)})`,
    erasure: books,
  },
  { table: 'refund', title: 'Refunds of orders', isAbout: byOrder, erasure: books },
  { table: 'bank_transfer', title: 'Bank transfers for orders', isAbout: byOrder, erasure: books },
  { table: 'bank_refund', title: 'Refunds by bank transfer', isAbout: byOrder, erasure: books },
  { table: 'tax_transaction', title: 'Taxes of orders', isAbout: byOrder, erasure: books },
  { table: 'fulfillment', title: 'Shipments', isAbout: byOrder, erasure: books },
  {
    table: 'change_attempt',
    title: 'Changes of memberships',
    isAbout: byUser,
    secrets: ['key', 'parameters_hash', 'token'],
    // The address that taxes a membership may be that of another administrator.
    ofOthers: ['bill', 'taxedAt'],
    erasure: books,
  },
  {
    table: 'declaration',
    title: 'Withdrawals and cancellations',
    isAbout: byEmail,
    secrets: ['idempotency_key', 'params_hash'],
    erasure: keepBecause('A declaration proves when a contract ended.'),
  },
  {
    table: 'agent_request',
    title: 'Answers to agents, for a day',
    isAbout: (sql, { email }): Fragment => sql`lower(response #>> '{buyer,email}') = ${email}`,
    secrets: ['key', 'request_hash'],
    erasure: deleted,
  },
  {
    table: 'lead',
    title: 'Messages',
    isAbout: byEmail,
    secrets: ['idempotency_key', 'params_hash'],
    erasure: deleted,
  },
  {
    table: 'learner',
    title: 'Requests for the learners’ discount',
    isAbout: byEmail,
    secrets: ['idempotency_key', 'params_hash'],
    erasure: deleted,
  },
  {
    table: 'learner_proof',
    title: 'Proofs of enrollment',
    isAbout: (sql, person): Fragment =>
      sql`learner_id in (select id from learner where ${byEmail(sql, person)})`,
    erasure: deleted,
  },
  {
    table: 'voucher',
    title: 'Codes for friends',
    isAbout: (sql, { email, userIds }): Fragment =>
      sql`(lower(referrer_email) = ${email} or referrer_user_id = any(${[...userIds]}::text[]::uuid[]))`,
    erasure: { way: 'blanked', set: (sql): Fragment => sql`referrer_email = null` },
  },
  {
    table: 'voucher_redemption',
    title: 'Used codes',
    isAbout: byEmail,
    erasure: keepBecause('Some codes are good for one order of each customer.'),
  },
  {
    table: 'trial',
    title: 'Trials',
    isAbout: byOrder,
    erasure: keepBecause('Each customer has one trial.'),
  },
  {
    table: 'banned_mailbox',
    title: 'Refused addresses',
    isAbout: byEmail,
    erasure: keepBecause('Orders from this address are refused.'),
  },
  {
    table: 'operator_entry',
    title: 'Commands of operators',
    isAbout: (sql, { email }) =>
      sql`exists (select from unnest(parameters) as typed where lower(typed) = ${email})`,
    erasure: recordOfOperators,
  },
  {
    table: 'operator_outcome',
    title: 'Answers to commands of operators',
    isAbout: (sql, { email }) => sql`position(${email} in lower(message)) > 0`,
    erasure: recordOfOperators,
  },
  {
    table: 'analytics_record',
    title: 'Visits while signed in',
    isAbout: (sql, { subjects }): Fragment => sql`user_id = any(${[...subjects]}::text[])`,
    erasure: deleted,
  },
  {
    table: 'sandbox_mail',
    title: 'Mails that the sandbox kept',
    isAbout: (sql, { email }): Fragment => sql`lower(recipient) = ${email}`,
    erasure: deleted,
  },
];

/** The tables without rows about persons, and why where it isn't plain. */
export const impersonalTables = {
  agent_checkout: 'names a checkout',
  agent_platform: 'not a person',
  agent_seen_checkout: 'names a checkout',
  agent_webhook_event: 'names an order',
  analytics_opt_out: 'a digest, by which the wish not to be recorded is honored',
  catalogue_revision: '',
  catalogue_translation: '',
  country_permission: '',
  credit_note_series: '',
  dispute_event: 'names a payment',
  failed_refund: 'names an order or an invoice',
  failed_refund_payment: 'names a refund',
  fulfillment_line: 'belongs to a shipment',
  idempotency: 'deleted after 35 days',
  invoice_series: '',
  job_worker: '',
  ledger_entry: 'names a payment',
  login_nonce: 'expires',
  membership_tax_calculation: 'names an invoice of an organization',
  membership_tax_transaction: 'names an invoice of an organization',
  open_invoice: 'belongs to an organization',
  open_invoice_number: '',
  organization: 'not a person',
  plan_configuration: '',
  product: '',
  product_variant: '',
  promotion: '',
  rate_limit_use: 'digests, which expire',
  referral: 'a digest of the friend’s address',
  referral_entry: 'belongs to an organization',
  refund_outcome: 'belongs to a refund',
  registered_probe: 'belongs to an organization',
  renewal_attempt: 'belongs to an organization; an address that taxes it is in its administrator’s order',
  revoked_token: 'a hash, which expires',
  running_process: '',
  running_seller: '',
  sandbox_analytics: 'the sandbox’s own list of analytics_record',
  schema_migration: '',
  shipping_method: '',
  shop_configuration: '',
  subscription: 'belongs to an organization',
  trade_in: 'names a probe',
  translation_origin: '',
  variant_price: '',
  variant_price_history: '',
  webhook_event: '',
} as const;
