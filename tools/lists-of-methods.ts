import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Generates the lists of payment methods: their names from the table, and their files from the folders of the same
 * name.
 */

const table = 'machines/rules/payment/data/payment-methods.json';

interface List {
  readonly filename: string;
  readonly text: string;
}

interface MethodFolder {
  /** The folder's name, in lower case with dashes. */
  readonly id: string;
  /** The method's name in the table. */
  readonly name: string;
}

const header = '// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.\n';

const camelCase = (id: string) => id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

function namesIn(root: string): readonly string[] {
  const { methods } = JSON.parse(readFileSync(join(root, table), 'utf8')) as {
    readonly methods: readonly { readonly method: string }[];
  };
  return methods.map(({ method }) => method).toSorted();
}

/** The method folders inside `folder`. Throws if a folder isn't named after a method. */
function foldersIn(root: string, folder: string): readonly MethodFolder[] {
  const names = namesIn(root);
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({ id, name: id.replaceAll('-', '_').toUpperCase() }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((method) => {
      if (names.includes(method.name)) return method;
      throw new Error(`${folder}/${method.id}: ${table} has no row for ${method.name}`);
    });
}

interface ListOptions {
  /** The file of the list. */
  readonly filename: string;
  readonly list: string;
  readonly file: (id: string) => string;
  readonly suffix: string;
  /** Whether a folder may lack the file. */
  readonly isOptional?: boolean;
}

/** A list of the exports of one file per folder, by method. */
function listMethods(
  root: string,
  folder: string,
  { filename, list, file, suffix, isOptional = false }: ListOptions,
): List {
  const isThere = ({ id }: MethodFolder) => existsSync(join(root, folder, id, file(id)));
  const folders = foldersIn(root, folder);
  const missing = isOptional ? [] : folders.filter((method) => !isThere(method));
  if (missing.length > 0) {
    const paths = missing.map(({ id }) => join(folder, id, file(id)));
    throw new Error(`A payment method is missing these files:\n${paths.join('\n')}`);
  }
  const methods = folders.filter(isThere);
  const imports = methods.map(
    ({ id }) => `import { ${camelCase(id)}${suffix} } from './${id}/${file(id)}';\n`,
  );
  const rows = methods.map(({ id, name }) => `  ${name}: ${camelCase(id)}${suffix},\n`);
  return {
    filename: join(folder, filename),
    text: `${header}${imports.join('')}\nexport const ${list} = {\n${rows.join('')}} as const;\n`,
  };
}

/** The flows of the methods that have one, in the order of the payment form, with their events and ports. */
function flowList(root: string): List {
  const folder = 'machines/payment/methods';
  const methods = foldersIn(root, folder);
  const imports = methods.map(({ id }) => {
    const [flow, type] = [camelCase(id), camelCase(`-${id}`)];
    return `import { ${flow}Flow, type ${type}Event, type ${type}Ports } from './${id}/index.ts';\n`;
  });
  const types = (suffix: string, sign: string) =>
    methods.map(({ id }) => `${camelCase(`-${id}`)}${suffix}`).join(sign);
  const rows = methods.map(
    ({ id, name }) => `  { id: '${id}', method: '${name}', ...${camelCase(id)}Flow },\n`,
  );
  return {
    filename: join(folder, 'methods.generated.ts'),
    text: `${header}${imports.join('')}
export type MethodEvent = ${types('Event', ' | ')};
export type MethodPorts = ${types('Ports', ' & ')};

/** The flow of every method that asks the buyer for input, by its folder and its method. */\nexport const methodFlows = [\n${rows.join('')}] as const;\n`,
  };
}

function gatewayList(root: string): List {
  const { methods } = JSON.parse(readFileSync(join(root, table), 'utf8')) as {
    readonly methods: readonly { readonly method: string; readonly gateway: string }[];
  };
  const rows = methods
    .toSorted((a, b) => (a.method < b.method ? -1 : 1))
    .map(({ method, gateway }) => `  ${method}: '${gateway}',\n`);
  return {
    filename: 'machines/rules/payment/method-gateways.generated.ts',
    text: `// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.\nexport const methodGateways = {\n${rows.join('')}} as const;\n`,
  };
}

function debitList(root: string): List {
  const { methods } = JSON.parse(readFileSync(join(root, table), 'utf8')) as {
    readonly methods: readonly { readonly method: string; readonly debit?: boolean }[];
  };
  const rows = methods
    .filter(({ debit }) => debit)
    .map(({ method }) => `'${method}'`)
    .toSorted();
  return {
    filename: 'machines/rules/payment/debit-methods.generated.ts',
    text: `// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.\nexport const debitMethods: readonly string[] = [${rows.join(', ')}];\n`,
  };
}

function nameList(root: string): List {
  const rows = namesIn(root).map((name) => `  '${name}',\n`);
  return {
    filename: 'machines/rules/payment/method-names.generated.ts',
    text: `// Generated from data/payment-methods.json by tools/codegen.ts; do not edit.\n/** Every payment method that the shop can offer, sorted by name. */\nexport const paymentMethods = [\n${rows.join('')}] as const;\n`,
  };
}

/** The generated lists of payment methods, from the table and the folders below `root`. */
export function listsOfMethods(root: string): readonly List[] {
  return [
    nameList(root),
    gatewayList(root),
    debitList(root),
    flowList(root),
    listMethods(root, 'server/modules/payment/methods', {
      filename: 'methods.generated.ts',
      list: 'methodsOnServer',
      file: (id) => `${id}.method.ts`,
      suffix: 'Method',
    }),
    listMethods(root, 'src/features/payment/methods', {
      filename: 'methods.generated.ts',
      list: 'methodViews',
      file: (id) => `${id}.method.ts`,
      suffix: 'View',
    }),
    listMethods(root, 'src/features/payment/methods', {
      filename: 'inputs.generated.ts',
      list: 'inputsByMethod',
      file: (id) => `${id}.inputs.ts`,
      suffix: 'Inputs',
      isOptional: true,
    }),
    listMethods(root, 'src/features/payment/methods', {
      filename: 'savings.generated.ts',
      list: 'savingByMethod',
      file: (id) => `${id}.saving.ts`,
      suffix: 'Saving',
      isOptional: true,
    }),
    listMethods(root, 'src/features/payment/methods', {
      filename: 'debts.generated.ts',
      list: 'meaningsOfDebt',
      file: (id) => `${id}.debt.ts`,
      suffix: 'Debt',
      isOptional: true,
    }),
  ];
}
