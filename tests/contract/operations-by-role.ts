import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { expect } from 'vitest';
import type { createGraphqlHandler } from '../../server/compose-shop.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { address, globalId, lineInputs } from './checkout-client.ts';

/** The roles by the address of their account; null for signed out. */
export const roles = {
  anonymous: null,
  'signed in without an organization': 'nobody@new.example',
  member: 'member@clinic.example',
  'member who may buy a personal probe': 'personal@clinic.example',
  administrator: 'admin@clinic.example',
  'administrator of another organization': 'admin@small-clinic.example',
  distributor: 'distributor@trade.example',
  operator: 'operator@shop.example',
} as const;
/** A role. */
export type Role = keyof typeof roles;
/** The roles, in the order of the table. */
export const roleNames = Object.keys(roles) as Role[];

/** The headers with which a person asks; none if signed out. */
export const headersOf = (email: string | null) => (email === null ? {} : signedInHeaders(accountOf(email)));

/** The schema as it is published. */
export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** An operation of the schema. */
export interface Operation {
  readonly field: GraphQLField<unknown, unknown>;
  readonly isMutation: boolean;
}

/** Every operation of the schema. */
export const operations: readonly Operation[] = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      isMutation: type === schema.getMutationType(),
    })),
);

/** Scalars, and their objects, a number of levels deep. */
export function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((one) => `... on ${one.name} ${selectionOf(one, depth)}`)
      .join(' ')} }`;
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    const inner = depth === 0 ? '' : selectionOf(named, depth - 1);
    return inner === '' ? [] : [`${field.name} ${inner}`];
  });
  return parts.length === 0 ? '' : `{ ${parts.join(' ')} }`;
}

/** The operations' other arguments; one without a value here fails the test. */
const given: Readonly<Record<string, unknown>> = {
  country: 'US',
  lines: lineInputs({ 'CBL-USBC': 1 }),
  lineId: globalId('CheckoutLine', crypto.randomUUID()),
  email: 'somebody@else.example',
  shippingAddress: address,
  billingAddress: address,
  shippingMethodId: globalId('ShippingMethod', 'none'),
  note: 'Leave it at the ward.',
  voucherCode: 'WELCOME10',
  vatRegistrationNumber: 'DE123456789',
  quoteData: { equoteOrganizationName: 'Analytical Clinic' },
  languageCode: 'ES',
  organizationSlug: null,
  input: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
  expectedTotal: { amount: 1, currency: 'USD' },
  expectedPayment: { gateway: 'stripe', method: 'CREDIT_CARD', token: 'pm_good' },
  attestations: [],
  isAdmin: true,
  isAutomatic: false,
  autoRenewal: false,
  change: { seats: 6 },
  changes: [{ seats: 6 }],
  previewedAt: '2026-11-20T15:00:00Z',
  basis: 'another state',
  expectedAmount: { amount: 1, currency: 'USD' },
  expectedPrice: { amount: 1, currency: 'USD' },
  payment: { token: 'pm_good' },
};
const optional = [
  'accessKey',
  'after',
  'buyerKey',
  'expectedTrialCharge',
  'first',
  'idempotencyKey',
  'marketingOptIn',
  'organizationName',
  'references',
  'storeType',
];

/** Arguments in their parentheses; nothing without any. */
const listParts = (parts: readonly string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);

/** The depth of an operation's answer that is asked for. */
const usualDepth = 1;

/** Sends an operation about objects, with usual values for its other arguments; what it answers. */
export async function askOperation(
  graphql: ReturnType<typeof createGraphqlHandler>,
  operation: Operation,
  about: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  depth = usualDepth,
) {
  const { field, isMutation } = operation;
  const named = field.args.filter(({ name }) => Object.hasOwn(about, name) || !optional.includes(name));
  const variables = Object.fromEntries(named.map(({ name }) => [name, about[name] ?? given[name]]));
  expect(Object.entries(variables).filter(([, value]) => value === undefined)).toEqual([]);
  const declared = listParts(named.map(({ name, type }) => `$${name}: ${String(type)}`));
  const passed = listParts(named.map(({ name }) => `${name}: $${name}`));
  const selection = selectionOf(getNamedType(field.type), depth);
  const query = `${isMutation ? 'mutation' : 'query'} Ask${declared} { ${field.name}${passed} ${selection} }`;
  const { body } = await sendGraphql(graphql, { query, variables }, { headers });
  expect(body.errors).toBeUndefined();
  return body.data?.[field.name];
}
