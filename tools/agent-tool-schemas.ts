import * as v from 'valibot';
import { checkoutSchema, conversionSchema } from '../server/agents/operations/checkout-payload.ts';
import { completionSchema } from '../server/agents/operations/complete-checkout.ts';
import { lookupSchema, productSchema } from '../server/agents/operations/lookup-catalog.ts';
import { searchSchema } from '../server/agents/operations/search-catalog.ts';
import { procurementSchema } from '../server/agents/protocol/procurement.ts';
import { protocolVersions } from '../server/agents/protocol/versions.ts';
import { inlineSchema, mergeSchemas, type Schema, type Sending } from './request-schema.ts';

/** The payload of a tool: the schemas that it is composed of, how it is sent, and what the shop reads of it. */
interface ToolPayload {
  readonly parts: readonly string[];
  readonly sending: Sending;
  readonly read: v.GenericSchema;
}

const checkoutParts = [
  'checkout.json',
  'cart.json#/$defs/checkout',
  'fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'discount.json#/$defs/dev.ucp.shopping.checkout',
  'buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
];
const cartParts = ['cart.json', 'discount.json#/$defs/dev.ucp.shopping.cart'];

/** A checkout that is opened, also that of a cart. */
const createdCheckoutSchema = v.object({ ...checkoutSchema.entries, ...conversionSchema.entries });

/** What each tool with a payload is sent, by the schemas below `shopping/` of every version. */
const payloadSources: Readonly<Record<string, ToolPayload>> = {
  search_catalog: {
    parts: ['catalog_search.json#/$defs/search_request'],
    sending: 'create',
    read: searchSchema,
  },
  lookup_catalog: {
    parts: ['catalog_lookup.json#/$defs/lookup_request'],
    sending: 'create',
    read: lookupSchema,
  },
  get_product: {
    parts: ['catalog_lookup.json#/$defs/get_product_request'],
    sending: 'create',
    read: productSchema,
  },
  create_cart: { parts: cartParts, sending: 'create', read: checkoutSchema },
  update_cart: { parts: cartParts, sending: 'update', read: checkoutSchema },
  create_checkout: { parts: checkoutParts, sending: 'create', read: createdCheckoutSchema },
  update_checkout: { parts: checkoutParts, sending: 'update', read: checkoutSchema },
  complete_checkout: { parts: ['checkout.json'], sending: 'complete', read: completionSchema },
};

/** The shop's schema of a value, without what makes it optional. */
interface ReadSchema {
  readonly entries?: Readonly<Record<string, ReadSchema>>;
  readonly item?: ReadSchema;
  readonly wrapped?: ReadSchema;
}

/**
 * A schema with the fields that the shop reads, and those without which a payload isn't the protocol's. Of these, it
 * requires only what the shop reads too.
 */
function keepRead(schema: Schema, read: ReadSchema | undefined): Schema {
  if (read?.wrapped !== undefined) return keepRead(schema, read.wrapped);
  const { properties, required = [], items, ...others } = schema;
  const { entries } = read ?? {};
  if (entries === undefined || properties === undefined)
    return items === undefined ? schema : { ...schema, items: keepRead(items, read?.item) };
  const isRead = (name: string) => entries[name] !== undefined;
  const kept = Object.entries(properties).filter(([name]) => isRead(name) || required.includes(name));
  const requiredHere = required.filter(isRead);
  return {
    ...others,
    properties: Object.fromEntries(kept.map(([name, one]) => [name, keepRead(one, entries[name])])),
    ...(requiredHere.length > 0 && { required: requiredHere }),
  };
}

const formOf = (schema: Schema) =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value));

/**
 * A schema for the payloads of both versions, with the fields of the newest. Where the versions only narrow a value
 * differently, the newest counts.
 */
function eitherSchema(newest: Schema, older: Schema): Schema {
  if (formOf(newest) === formOf(older)) return newest;
  if (newest.items !== undefined && older.items !== undefined)
    return { ...newest, items: eitherSchema(newest.items, older.items) };
  const [ofNewest, ofOlder] = [newest.properties, older.properties];
  if (ofNewest !== undefined && ofOlder !== undefined) {
    const { required: needed, ...others } = newest;
    const required = needed?.filter((name) => older.required?.includes(name)) ?? [];
    const either = Object.entries(ofNewest).map(([name, schema]) => {
      const other = ofOlder[name];
      return [name, other === undefined ? schema : eitherSchema(schema, other)];
    });
    return {
      ...others,
      properties: Object.fromEntries(either) as Readonly<Record<string, Schema>>,
      ...(required.length > 0 && { required }),
    };
  }
  return newest['type'] === 'object' ? { anyOf: [newest, older] } : newest;
}

/** What the shop's own extension adds to a checkout. */
const ownExtension = {
  properties: { procurement: procurementSchema.$defs.procurement },
} as unknown as Schema;

/** Instruments whose credential is a token, which is what the shop's payment handler takes. */
const tokenInstruments = (credential: Schema): Schema => ({
  properties: { payment: { properties: { instruments: { items: { properties: { credential } } } } } },
});

function payloadSchema(root: string, { parts, sending, read }: ToolPayload): Schema {
  return protocolVersions
    .map((version) => {
      const place = { version, file: 'schemas/shopping/checkout.json', sending };
      const released = parts.map(($ref) => inlineSchema(root, { $ref }, place));
      const credential = inlineSchema(root, { $ref: 'types/token_credential.json' }, place);
      const own = parts.includes('checkout.json') ? [ownExtension, tokenInstruments(credential)] : [];
      return keepRead([...released, ...own].reduce(mergeSchemas), read as ReadSchema);
    })
    .reduce(eitherSchema);
}

/** The generated schemas of the payloads of agents' tools, made from the protocol's released ones below `root`. */
export function agentToolSchemas(root: string) {
  const schemas = Object.fromEntries(
    Object.entries(payloadSources).map(([name, payload]) => [name, payloadSchema(root, payload)]),
  );
  return {
    filename: 'server/agents/bindings/tool-payloads.generated.ts',
    text: `// Generated from server/agents/schemas/ by tools/codegen.ts; do not edit.
/** The payload that each tool is sent: the fields that the shop reads, as the protocol's schemas describe them. */
export const toolPayloads: Readonly<Record<string, object>> = ${JSON.stringify(schemas, null, 2)};
`,
  };
}
