import {
  type PurchaseReference,
  purchaseReferenceMaxLength,
  purchaseReferences,
} from '@sonde/machines/rules/checkout';
import { type CapabilityName, ownSchemaFolder } from './capabilities.ts';

/** The shop's own extension, by which a purchasing department names its order and asks for a quote. */
export const procurement: CapabilityName = 'example.sonde.procurement';

/** Its JSON schema, below the shop's address. */
export const procurementSchemaPath = `${ownSchemaFolder}procurement.json`;

/** The field with the name of who buys. */
export const organizationField = 'organization_name';

/** The field of a reference that a purchasing department asks for. */
export const referenceField = (name: PurchaseReference): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Every field that a platform can send. */
export const procurementFields: readonly string[] = [
  organizationField,
  ...purchaseReferences.map(referenceField),
];

const reference = {
  type: 'string',
  maxLength: purchaseReferenceMaxLength,
  description: "The buyer's own reference, printed on every document.",
} as const;

const details = {
  [organizationField]: {
    type: 'string',
    description: 'Who buys: printed on the quote, the order and the invoice.',
  },
  ...Object.fromEntries(purchaseReferences.map((name) => [referenceField(name), reference])),
};

/** The schema that platforms fetch; the shop reads by its own code, as for every other capability. */
export const procurementSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  name: procurement,
  title: 'Procurement',
  description:
    'Adds what a purchasing department needs to a checkout. Completing it with an instrument of the handler "quote" asks for a quote instead of ordering: its prices are fixed until its last day. Completing it again with a payment orders it.',
  $defs: {
    procurement: {
      type: 'object',
      properties: {
        ...details,
        quote: {
          type: 'object',
          description: 'The quote that the checkout became; only in answers.',
          required: ['number', 'status', 'last_day'],
          properties: {
            number: { type: 'string' },
            status: { type: 'string', enum: ['open', 'paid', 'expired'] },
            last_day: { type: 'string', format: 'date', description: 'On which it can be paid.' },
            pdf_url: { type: 'string', format: 'uri', description: 'Its PDF, for a day.' },
          },
        },
      },
    },
    'dev.ucp.shopping.checkout': {
      type: 'object',
      properties: { procurement: { $ref: '#/$defs/procurement' } },
    },
  },
};
