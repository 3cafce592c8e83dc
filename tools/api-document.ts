import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { exampleOf } from './api-examples.ts';

type AnyField = GraphQLField<unknown, unknown>;

interface Row {
  readonly name: string;
  readonly type: string;
  readonly description: string | null | undefined;
  readonly isRequired: boolean;
}

/** On one line, with what would end a cell escaped. */
const cell = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);

const table = (heading: string, rows: readonly Row[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        `| ${heading} | type | |`,
        '|---|---|---|',
        ...rows.map(
          ({ name, type, description, isRequired }) =>
            `| \`${name}\`${isRequired ? '' : ', optional'} | \`${type}\` | ${cell(description)} |`,
        ),
        '',
      ];

/** Arguments, and below them the fields of those that are objects. */
function inputRows({ args }: AnyField): readonly Row[] {
  return args.flatMap((argument) => {
    const { name, type, description } = argument;
    const row = { name, type: String(type), description, isRequired: isRequiredArgument(argument) };
    const named = getNamedType(type);
    const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    return [
      row,
      ...fields.map((field) => ({
        name: `${name}.${field.name}`,
        type: String(field.type),
        description: field.description,
        isRequired: isRequiredInputField(field),
      })),
    ];
  });
}

function answerRows({ type }: AnyField): readonly Row[] {
  const named = getNamedType(type);
  const fields = isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : [];
  return fields.map((field) => ({
    name: field.name,
    type: String(field.type),
    description: field.description,
    isRequired: true,
  }));
}

function operationPart(root: 'query' | 'mutation', field: AnyField): readonly string[] {
  const { operation, variables } = exampleOf(root, field);
  const hasVariables = Object.keys(variables).length > 0;
  return [
    `### ${field.name}`,
    '',
    cell(field.description),
    '',
    ...table('argument', inputRows(field)),
    `Returns \`${String(field.type)}\`.`,
    '',
    ...table('field', answerRows(field)),
    '```graphql',
    operation,
    '```',
    '',
    ...(hasVariables ? ['```json', JSON.stringify(variables, null, 2), '```', ''] : []),
  ];
}

const codesPart = (type: GraphQLEnumType): readonly string[] => [
  `### ${type.name}`,
  '',
  cell(type.description),
  '',
  '| code | |',
  '|---|---|',
  ...type.getValues().map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`),
  '',
];

const introduction = `# The store API

Generated from [schema.graphql](../schema.graphql) by \`npm run codegen\`; do not edit.

Every call is \`POST /graphql/\` with \`{ "operationName", "query", "variables" }\` as JSON, one operation for each request:

\`\`\`sh
curl https://shop.example/graphql/ --header 'Content-Type: application/json' \\
  --data '{"query": "query Geolocalization { geolocalization { country { code } } }"}'
\`\`\`

- Signed-in people send \`Authorization: JWT …\` with a token of the account service.
- An expected failure isn't a GraphQL error but a code in the payload's list whose name ends in \`Errors\`; the codes are at the end of this page. GraphQL errors are for requests that the schema doesn't allow, for bugs, and for clients that send too many requests: status 429 with \`Retry-After\`.
- A mutation with an \`idempotencyKey\`, or an \`Idempotency-Key\` header, may be sent again when no response arrived: it is performed once, and the response is the same as the first time.
- A file is sent as a multipart request.

The operations that the storefront uses, whose names are stable, are in [contract.md](contract.md#operations).
`;

/** The page about the API: every query and mutation with an example, and the codes of all failures. */
export function apiDocument(schema: GraphQLSchema): string {
  const fieldsOf = (type: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(type?.getFields() ?? {});
  const codes = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => name.endsWith('ErrorCode'));
  return [
    introduction,
    '## Queries',
    '',
    ...fieldsOf(schema.getQueryType()).flatMap((field) => operationPart('query', field)),
    '## Mutations',
    '',
    ...fieldsOf(schema.getMutationType()).flatMap((field) => operationPart('mutation', field)),
    '## Codes of failures',
    '',
    ...codes.flatMap(codesPart),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}
