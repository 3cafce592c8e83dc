import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolVersions } from '../server/agents/protocol/versions.ts';
import { inlineSchema, mergeSchemas, type Schema, type Sending } from './request-schema.ts';

const [version] = protocolVersions;
const documents: Readonly<Record<string, Schema>> = {
  'schemas/shopping/thing.json': {
    $id: 'https://protocol.example/thing.json',
    title: 'Thing',
    type: 'object',
    required: ['id', 'item'],
    properties: {
      id: { type: 'string', ucp_request: 'omit' },
      item: { $ref: 'types/item.json' },
      note: { type: 'string', ucp_request: { create: 'required', update: 'optional', complete: 'omit' } },
    },
  },
  'schemas/shopping/types/item.json': {
    $ref: '#/$defs/sku',
    $defs: { sku: { type: 'string', description: 'What is ordered.' } },
  },
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'));
  for (const [path, document] of Object.entries(documents)) {
    const file = join(root, 'server/agents/schemas', version, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(document));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const sent = (sending: Sending, schema: Schema = { $ref: 'thing.json' }) =>
  inlineSchema(root, schema, { version, file: 'schemas/shopping/other.json', sending });

const item = { type: 'string', description: 'What is ordered.' };
const note = { type: 'string' };

describe('a schema of the protocol', () => {
  it.each<[Sending, Schema]>([
    ['create', { type: 'object', properties: { item, note }, required: ['item', 'note'] }],
    ['update', { type: 'object', properties: { item, note }, required: ['item'] }],
    ['complete', { type: 'object', properties: { item }, required: ['item'] }],
  ])('has, for %s, what is sent then, with everything that it refers to', (sending, expected) => {
    expect(sent(sending)).toEqual(expected);
  });

  it('keeps only the branches of a shop that ships', () => {
    const branch = (method: string, name: string) =>
      JSON.parse(
        `{"if": {"properties": {"type": {"const": "${method}"}}}, "then": {"properties": {"${name}": {"type": "string"}}}}`,
      ) as Schema;
    const either = { allOf: [branch('shipping', 'address'), branch('pickup', 'place')] };
    expect(sent('create', either)).toEqual({ properties: { address: { type: 'string' } } });
  });

  it('that refers to nothing names the reference', () => {
    expect(() => sent('create', { $ref: 'thing.json#/$defs/none' })).toThrow(/thing\.json#\/\$defs\/none/);
  });
});

it('of two descriptions of a field, what the later says counts, and both say what is required', () => {
  const one = { properties: { id: { type: 'string', description: 'First' } }, required: ['id'] };
  const other = { properties: { id: { description: 'Second' }, more: {} }, required: ['more', 'id'] };
  expect(mergeSchemas(one, other)).toEqual({
    properties: { id: { type: 'string', description: 'Second' }, more: {} },
    required: ['id', 'more'],
  });
});
