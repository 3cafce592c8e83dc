import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { methodFlows } from '../../machines/payment/index.ts';
import {
  gatewayOf,
  isPaidLater,
  type PaymentMethod,
  paymentMethods,
} from '../../machines/rules/payment/index.ts';
import { methodsOnServer } from '../../server/modules/payment/methods/methods.generated.ts';
import type { StripeMethod } from '../../server/modules/payment/provider/payment-method.ts';
import played from '../../server/sandbox/card/redirect-methods.json' with { type: 'json' };
import { readImports } from './imports.ts';

/** The folders in which a method has a subfolder: its states, its view, its charge. The stand-in may have another. */
const homes = {
  states: 'machines/payment/methods',
  view: 'src/features/payment/methods',
  server: 'server/modules/payment/methods',
} as const;

const folderOf = (home: string, method: string) => `${home}/${method.toLowerCase().replaceAll('_', '-')}`;

/** The existing methods, that is, those that the server can charge. */
const existing = Object.keys(methodsOnServer) as readonly PaymentMethod[];

const camelCase = (method: string) =>
  method.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (method: string) => camelCase(`_${method}`);

/**
 * Every spelling of a method's name in code. Short names must be whole words, because `free` and `eps` are parts of
 * others.
 */
const namesOf = (method: string): RegExp => {
  const spellings = [
    method,
    camelCase(method),
    pascalCase(method),
    method.toLowerCase().replaceAll('_', '-'),
  ];
  const isOneWord = !method.includes('_');
  return isOneWord
    ? new RegExp(`['"]${method}['"]|/${method.toLowerCase()}/`)
    : new RegExp(spellings.join('|'));
};

const sources = globSync(
  [
    '{machines,server,src,visualiser,tools}/**/*.{ts,tsx,js,mjs,css,json,graphql,sql}',
    'model-tests/**/*.ts',
    '*.{ts,json,graphql}',
  ],
  { exclude: (path) => path.includes('node_modules') },
);

/** Excludes tests, generated files, shared test data, and stand-ins, which may have one per method. */
const isAbout = (path: string) =>
  !/\.(?:test|spec|fixture)\.|\.generated\.|^machines\/testing\/|^server\/sandbox\/|^package-lock/.test(path);

/** The methods' own table, the sandbox's people, who have saved one, the schema, in which a type of the contract may have a method's name, the provider's field for one, and what asks for such a type. */
const mayName = (path: string) =>
  /^server\/seed\/sandbox\/\w+\.json$/.test(path) ||
  path === 'machines/rules/payment/data/payment-methods.json' ||
  path === 'schema.graphql' ||
  // The provider's name for the countries whose accounts its field takes.
  path === 'src/payments/iban-field.ts' ||
  path === 'src/graphql/operations/payment-methods.graphql' ||
  path === 'src/graphql/operations/fragments.graphql';

const product = sources.filter((path) => isAbout(path) && !mayName(path));

/** A field of the contract, whose name begins with a method's. */
const contractField = /electronicQuoteData/g;

/** The product files outside a method's own folders that name it. */
const namedIn = (method: string, files: readonly (readonly [path: string, text: string])[]) => {
  const own = Object.values(homes).map((home) => `${folderOf(home, method)}/`);
  const names = namesOf(method);
  return files
    .filter(([path]) => !own.some((folder) => path.startsWith(folder)))
    .filter(([, text]) => names.test(text.replaceAll(contractField, '')))
    .map(([path]) => path);
};

/** The list of the files with a role, by the role. */
const listOf: Readonly<Record<string, string>> = { inputs: 'inputs', saving: 'savings', debt: 'debts' };

const texts = product.map((path) => [path, readFileSync(path, 'utf8')] as const);
const imports = readImports();

describe.each(existing)('the payment method %s', (method) => {
  it('is named only by its folders, its row of the table and its value of the schema', () => {
    expect(namedIn(method, texts)).toEqual([]);
  });

  it('is imported only by generated lists, its own files and tests', () => {
    const folders = Object.values(homes).map((home) => `${folderOf(home, method)}/`);
    const isOwn = (path: string) => folders.some((folder) => path.startsWith(folder));
    const importing = [...imports].flatMap(([path, others]) =>
      !isOwn(path) && others.some(isOwn) && !/^tests\/|^machines\/testing\//.test(path) ? [path] : [],
    );
    expect(importing.toSorted()).toEqual(
      [
        ...Object.values(homes)
          .filter((home) => existsSync(folderOf(home, method)))
          .map((home) => `${home}/methods.generated.ts`),
        ...['inputs', 'saving', 'debt'].flatMap((role) =>
          globSync(`${folderOf(homes.view, method)}/*.${role}.ts`).length > 0
            ? [`${homes.view}/${listOf[role]}.generated.ts`]
            : [],
        ),
        ...(existsSync(folderOf(homes.states, method))
          ? ['machines/machines.generated.ts', 'machines/testing/scenarios/scenarios.generated.ts']
          : []),
      ]
        .filter((path) => !path.startsWith('machines/testing/'))
        .toSorted(),
    );
  });

  it('has a row of the table and a value of the schema', () => {
    expect(paymentMethods).toContain(method);
  });
});

it('the names of the table are the values of the schema', () => {
  const { definitions } = parse(readFileSync('schema.graphql', 'utf8'));
  const values = definitions.flatMap((definition) =>
    definition.kind === 'EnumTypeDefinition' && definition.name.value === 'PaymentMethodEnum'
      ? (definition.values ?? []).map(({ name }) => name.value)
      : [],
  );
  expect(values.toSorted()).toEqual([...paymentMethods].toSorted());
});

it('a method that takes money is charged and shown, and one with buyer input exists on the server', () => {
  const charged = existing.filter((method) => gatewayOf(method) !== 'none');
  const methodsWith = (part: string) =>
    existing.filter((method) => part in methodsOnServer[method as keyof typeof methodsOnServer]);
  // A quote is paid by bank transfer, too, which operators record.
  const named = existing.filter((method) => charged.includes(method) || isPaidLater(method));
  expect(methodsWith('label')).toEqual(named);
  expect(methodsWith('stripe')).toEqual(charged.filter((method) => gatewayOf(method) === 'stripe'));
  expect(charged.filter((method) => !existsSync(folderOf(homes.view, method)))).toEqual([]);
  expect(methodFlows.filter(({ method }) => !existing.includes(method))).toEqual([]);
});

it('a method whose buyer is asked elsewhere has no flow here, and the stand-in plays it', () => {
  const askedElsewhere = Object.entries<Partial<StripeMethod>>(methodsOnServer).flatMap(
    ([method, { stripe }]) => (stripe?.payerParameters ? [{ method, type: stripe.type }] : []),
  );
  const flows: readonly string[] = methodFlows.map(({ method }) => method);
  expect(askedElsewhere.filter(({ method }) => flows.includes(method))).toEqual([]);
  expect(askedElsewhere.map(({ type }) => type).toSorted()).toEqual(Object.keys(played).toSorted());
});

describe('a name elsewhere would be found', () => {
  it.each([
    ['in a guard', "isCard: ({ context }) => context.method === 'CREDIT_CARD',"],
    ['in an import', "import { creditCardMachine } from '../payment/methods/credit-card/index.ts';"],
    ['in a type', 'type Fields = CreditCardFields;'],
  ])('%s', (_where, line) =>
    expect(namedIn('CREDIT_CARD', [['machines/payment/payment.machine.ts', line]])).toHaveLength(1),
  );

  it('of one word, too', () =>
    expect(namedIn('FREE', [['src/x.ts', "if (method === 'FREE') return null;"]])).toEqual(['src/x.ts']));
});
