import { readdir, readFile, writeFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import * as schemaTypes from '@graphql-codegen/typescript';
import { buildASTSchema, parse } from 'graphql';
import { agentToolSchemas } from './agent-tool-schemas.ts';
import { apiDocument } from './api-document.ts';
import { listOfMarkets } from './list-of-markets.ts';
import { listsOfMachines } from './lists-of-machines.ts';
import { listsOfMethods } from './lists-of-methods.ts';
import * as typedDocuments from './typed-documents.ts';

/**
 * Generates the types of both sides and docs/api.md from schema.graphql, the lists of machines and payment methods from
 * their folders, the list of markets from the table of countries, and what agents' tools are sent from the protocol's
 * schemas. With --check it changes nothing and fails if
 * anything is outdated.
 */

/**
 * Types of the schema whose resolvers get a parent object other than the API's own. Each module declares its own in
 * `ParentTypes` in `server/kernel/parent-types.ts`.
 */
const typesWithParents = [
  'Attribute',
  'Banner',
  'CheckoutComplete',
  'Country',
  'CreditNote',
  'Invoice',
  'Offer',
  'OrderQuote',
  'Organization',
  'OrganizationMembership',
  'Product',
  'ProductVariant',
  'Promo',
  'Shop',
  'Subscription',
  'User',
];
const parentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(typesWithParents.map((type) => [type, `ParentTypes['${type}']`])),
  Money: '@sonde/machines/rules/money#Money as Amount',
  TaxedMoney: '@sonde/machines/rules/money#TaxedMoney as TaxedAmount',
};

const serverOutput = 'server/kernel/resolver-types.generated.ts';
const clientSchemaOutput = 'src/graphql/schema.generated.ts';

/** Each file becomes `src/graphql/<name>.generated.ts`, so that a page loads only the operations that it uses. */
const operationsFolder = 'src/graphql/operations';
const sharedFragments = 'fragments.graphql';

const header = '// Generated from schema.graphql by tools/codegen.ts; do not edit.\n';
const plugins = { schemaTypes, resolverTypes, operationTypes, typedDocuments };

type Document = Awaited<ReturnType<typeof readDocument>>;
interface Output {
  readonly filename: string;
  readonly documents: readonly Document[];
  readonly plugins: readonly (keyof typeof plugins)[];
  readonly config: Readonly<Record<string, unknown>>;
  /** Inserted before the plugins' output. */
  readonly imports?: string;
}

async function readDocument(location: string) {
  return { location, document: parse(await readFile(location, 'utf8')) };
}

const schema = await readDocument('schema.graphql');
const fragments = await readDocument(`${operationsFolder}/${sharedFragments}`);
const operationFiles = (await readdir(operationsFolder)).filter((file) => file !== sharedFragments).sort();
const operations = await Promise.all(
  operationFiles.map((file) => readDocument(`${operationsFolder}/${file}`)),
);

const config = {
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSONString: 'string', Upload: 'Blob' },
  strictScalars: true,
  immutableTypes: true,
  inputMaybeValue: 'T | null | undefined',
  useTypeImports: true,
  importExtension: '.ts',
};

const serverTypes: Output = {
  filename: serverOutput,
  documents: [],
  plugins: ['schemaTypes', 'resolverTypes'],
  config: {
    ...config,
    enumsAsTypes: true,
    contextType: './request-facts.ts#RequestFacts',
    mappers: parentTypes,
  },
  imports: "import type { ParentTypes } from './parent-types.ts';\n",
};

const clientSchemaTypes: Output = {
  filename: clientSchemaOutput,
  documents: [fragments, ...operations],
  plugins: ['operationTypes'],
  config: { ...config, generateOperationTypes: false },
};

const clientOperations = operations.map((document, index): Output => {
  const name = operationFiles[index]?.replace('.graphql', '');
  return {
    filename: `src/graphql/${name}.generated.ts`,
    documents: [fragments, document],
    plugins: ['operationTypes', 'typedDocuments'],
    config: {
      ...config,
      importSchemaTypesFrom: clientSchemaOutput,
      inlineFragmentTypes: 'combine',
      arrayInputCoercion: false,
      dedupeOperationSuffix: true,
    },
  };
});

/** The generator mistakes the type `Subscription`, a membership's, for the root of subscription operations. */
const withOrdinarySubscription = (text: string): string =>
  text.replaceAll(
    /\bSubscriptionResolver<(.+), "\w+", ParentType, ContextType>;/g,
    'Resolver<$1, ParentType, ContextType>;',
  );

async function generate({
  filename,
  documents,
  plugins: names,
  config: settings,
  imports = '',
}: Output): Promise<string> {
  const text = await codegen({
    filename,
    schema: schema.document,
    documents: [...documents],
    plugins: names.map((name) => ({ [name]: {} })),
    pluginMap: plugins,
    config: settings,
  });
  return header + imports + withOrdinarySubscription(text);
}

const isCheck = process.argv.includes('--check');

async function keep(filename: string, text: string, source: string): Promise<void> {
  const present = await readFile(filename, 'utf8').catch(() => null);
  if (text === present) return;
  if (isCheck) {
    process.stderr.write(`${filename} differs from ${source}: run "npm run codegen".\n`);
    process.exitCode = 1;
  } else {
    await writeFile(filename, text);
  }
}

const markets = listOfMarkets('.');
await keep(markets.filename, markets.text, 'the table of countries');
for (const { filename, text } of [...listsOfMethods('.'), ...listsOfMachines('.')])
  await keep(filename, text, 'the folders');
const toolSchemas = agentToolSchemas('.');
await keep(toolSchemas.filename, toolSchemas.text, "the protocol's schemas");
for (const output of [serverTypes, clientSchemaTypes, ...clientOperations])
  await keep(output.filename, await generate(output), 'schema.graphql');
await keep('docs/api.md', apiDocument(buildASTSchema(schema.document)), 'schema.graphql');
