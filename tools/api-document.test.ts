import { readFileSync } from 'node:fs';
import { buildSchema, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiDocument } from './api-document.ts';
import { exampleOf } from './api-examples.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
];

/** Only a multipart request has a file. */
const hasFile = new Set(['learnerVerificationSubmit']);

describe('the examples of the API', () => {
  it('are there for every query and mutation', () => {
    expect(fields.length).toBeGreaterThan(60);
    const page = readFileSync('docs/api.md', 'utf8');
    expect(fields.filter(([, { name }]) => !page.includes(`\n### ${name}\n`))).toEqual([]);
  });

  it.each(fields.map(([root, field]) => [field.name, root, field] as const))(
    '%s is valid, and so are its variables',
    async (name, root, field) => {
      const { operation, variables } = exampleOf(root, field);
      const document = parse(operation);
      expect(validate(schema, document)).toEqual([]);
      if (hasFile.has(name)) return;
      const { errors = [] } = await execute({ schema, document, variableValues: variables });
      expect(errors.filter(({ message }) => message.startsWith('Variable'))).toEqual([]);
    },
  );
});

it('the page has arguments, the fields of inputs, the answer and the codes', () => {
  const page = apiDocument(
    buildSchema(`
      "Root."
      type Query {
        "A cart | by its token."
        checkout("Its token." token: String!, "Ignored." country: String): Checkout
      }
      "A cart."
      type Checkout implements Node { "Id." id: ID! }
      interface Node { id: ID! }
      type Mutation { "Adds." add("What." input: AddInput!): Checkout }
      input AddInput { "How many." quantity: Int! }
      "Why."
      enum AddErrorCode { "No stock." OUT_OF_STOCK }
    `),
  );
  for (const part of [
    '### checkout\n\nA cart \\| by its token.',
    '| `token` | `String!` | Its token. |',
    '| `country`, optional | `String` | Ignored. |',
    'Returns `Checkout`.',
    '| `id` | `ID!` | Id. |',
    'query Checkout($token: String!) {\n  checkout(token: $token) {\n    id\n  }\n}',
    '| `input.quantity` | `Int!` | How many. |',
    '{\n  "input": {\n    "quantity": 1\n  }\n}',
    '### AddErrorCode\n\nWhy.\n\n| code | |\n|---|---|\n| `OUT_OF_STOCK` | No stock. |',
  ])
    expect(page).toContain(part);
});
