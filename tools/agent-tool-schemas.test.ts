import { expect, it } from 'vitest';
import { operations } from '../server/agents/operations/operations.ts';
import { agentToolSchemas } from './agent-tool-schemas.ts';
import type { Schema } from './request-schema.ts';

const { text } = agentToolSchemas('.');
const schemas = JSON.parse(text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';'))) as Readonly<
  Record<string, Schema>
>;

it('every operation with a payload has a schema, and no other', () => {
  const paid = operations.flatMap(({ name, payload }) => (payload === null ? [] : [name]));
  expect(Object.keys(schemas).toSorted()).toEqual(paid.toSorted());
});

it('a payload has the fields that the shop reads, and requires no other', () => {
  const fieldsOf = ({ properties = {} }: Schema) => Object.keys(properties);
  expect(fieldsOf(schemas['create_checkout'] ?? {})).toContain('cart_id');
  expect(fieldsOf(schemas['update_checkout'] ?? {})).not.toContain('cart_id');
  expect(fieldsOf(schemas['create_cart'] ?? {})).not.toContain('payment');
  for (const schema of Object.values(schemas))
    for (const name of schema.required ?? []) expect(fieldsOf(schema)).toContain(name);
});

it('no schema refers to a file or tells who sends what', () => {
  expect(text).not.toMatch(/"\$ref"|"ucp_request"|"allOf"/);
});
