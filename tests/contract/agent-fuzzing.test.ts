import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../server/agents/operations/operations.ts';
import { type ProtocolVersion, protocolVersions } from '../../server/agents/protocol/versions.ts';
import { agentDestination } from './agent-payloads.ts';
import { readSchemas } from './agent-schemas.ts';
import { type AgentShop, answerProblems, openAgentShop, platformOf } from './agent-shop.ts';
import { documentsOf, slightlyInvalid } from './schema-arbitrary.ts';

// Whatever a platform sends, valid by the released schemas or nearly, it is answered as these schemas say, never by an error of the shop.

const numRuns = process.env['FULL'] === '1' ? 400 : 12;

/** A cart or a checkout with its extensions, each of which adds fields to the schema that it refers to. */
const withExtensions = (root: 'cart' | 'checkout', ...extensions: readonly string[]) => [
  `schemas/shopping/${root}.json`,
  ...extensions.map((name) => `schemas/shopping/${name}.json#/$defs/dev.ucp.shopping.${root}`),
];
const cart = withExtensions('cart', 'discount');
const checkout = withExtensions('checkout', 'fulfillment', 'discount', 'buyer_consent');

/** The schemas of each payload, and the protocol's name of what is done with it. */
const payloads: Readonly<Record<string, readonly [schemas: readonly string[], operation: string]>> = {
  search_catalog: [['schemas/shopping/catalog_search.json#/$defs/search_request'], 'search'],
  lookup_catalog: [['schemas/shopping/catalog_lookup.json#/$defs/lookup_request'], 'lookup'],
  get_product: [['schemas/shopping/catalog_lookup.json#/$defs/get_product_request'], 'product'],
  create_cart: [cart, 'create'],
  update_cart: [cart, 'update'],
  create_checkout: [checkout, 'create'],
  update_checkout: [checkout, 'update'],
  complete_checkout: [checkout, 'complete'],
};

/** Statuses that say what was wrong, and never that the shop failed. */
const statuses = [200, 201, 400, 404, 409, 429];

let opened: AgentShop;
beforeAll(async () => {
  opened = await openAgentShop();
});
afterAll(() => opened.shop.close());

/** An item, a country or an address that exist, so that more than the first check is reached. */
const real = {
  line_items: [{ item: { id: 'CBL-USBC' }, quantity: 2 }],
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
  fulfillment: { methods: [{ type: 'shipping', destinations: [agentDestination] }] },
};

const asObject = (document: unknown) =>
  typeof document === 'object' && document !== null && !Array.isArray(document) ? document : {};

function documentsFor(version: ProtocolVersion, name: string) {
  const [references = [], operation = ''] = payloads[name] ?? [];
  const documents = documentsOf(readSchemas(version), operation);
  const whole = fc
    .tuple(fc.tuple(...references.map(documents)), fc.subarray(Object.keys(real)))
    .map(([parts, kept]) => ({
      ...Object.assign({}, ...parts.map(asObject)),
      ...Object.fromEntries(Object.entries(real).filter(([field]) => kept.includes(field))),
    }));
  return fc.oneof(whole, slightlyInvalid(whole), slightlyInvalid(slightlyInvalid(whole)));
}

describe.each(protocolVersions)('in %s, whatever is sent', (version) => {
  const { profileUrl } = platformOf(version);
  const idsOf = async () => {
    const { body } = await opened.agent.send<{ id: string }>(
      platformOf(version),
      'POST',
      '/checkout-sessions',
      real,
    );
    return ['', '%20', 'unknown', body.id, 'x'.repeat(400)];
  };

  it.each(operations.map(({ name, rest }) => [name, rest] as const))(
    'to %s is answered by the schemas',
    async (name, { method, path }) => {
      const ids = await idsOf();
      await fc.assert(
        fc.asyncProperty(documentsFor(version, name), fc.constantFrom(...ids), async (document, id) => {
          const at = path.replace(':id', id);
          const response = await opened.raw(`/v1${at}`, {
            method,
            headers: { 'UCP-Agent': `profile="${profileUrl}"`, 'Content-Type': 'application/json' },
            ...(method !== 'GET' && { body: JSON.stringify(document) }),
          });
          expect(statuses).toContain(response.status);
          expect(answerProblems(version, at, await response.json())).toEqual([]);
        }),
        { numRuns },
      );
    },
  );

  it.each(operations.filter(({ payload }) => payload !== null).map(({ name, payload }) => [name, payload!]))(
    'to the tool %s is answered',
    async (name, argument) => {
      const ids = await idsOf();
      await fc.assert(
        fc.asyncProperty(documentsFor(version, name), fc.constantFrom(...ids), async (document, id) => {
          const response = await opened.raw('/mcp', {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Accept: 'application/json, text/event-stream',
            },
            body: JSON.stringify({
              jsonrpc: '2.0',
              id: 1,
              method: 'tools/call',
              params: {
                name,
                arguments: { meta: { 'ucp-agent': { profile: profileUrl } }, id, [argument]: document },
              },
            }),
          });
          expect(response.status).toBe(200);
          expect(await response.text()).not.toContain('"error":{"code":-32603');
        }),
        { numRuns },
      );
    },
  );
});
