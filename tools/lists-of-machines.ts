import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Generates the lists of all machines from the folders. A machine is registered by its files, in particular
 * `<id>.machine.ts`.
 */

const camelCase = (id: string) => id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const pascalCase = (id: string) => camelCase(`-${id}`);

interface Machine {
  readonly id: string;
  /** From the root, like all paths here. */
  readonly file: string;
}

/** A line of a list: its import and its name in the list. */
interface Entry {
  readonly name: string;
  readonly from: string;
}

interface List {
  readonly filename: string;
  readonly text: string;
}

const scenarioOf = (id: string) => `machines/testing/scenarios/${id}.ts`;
const driverOf = (id: string) => `tests/view-paths/drive/${id}-driver.ts`;
const viewOf = (id: string) => `tests/view-paths/page/${id}-view.tsx`;
const specOf = (id: string) => `tests/view-paths/${id}.spec.ts`;
const wordsOf = (file: string) => file.replace('.machine.ts', '.words.ts');

const machinesIn = (root: string): readonly Machine[] =>
  globSync('machines/**/*.machine.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => ({ id: basename(file, '.machine.ts'), file }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** A driver needs its view and the test that walks the paths, so any of the three requires the others. */
const isDriven = (root: string, id: string) =>
  [driverOf(id), viewOf(id), specOf(id)].some((file) => existsSync(join(root, file)));

function filesOf(root: string, { id, file }: Machine): readonly string[] {
  const walked = isDriven(root, id) ? [driverOf(id), viewOf(id), specOf(id)] : [];
  return [wordsOf(file), scenarioOf(id), ...walked];
}

function toList(filename: string, entries: readonly Entry[], list: string): List {
  const imports = entries.map(({ name, from }) => {
    const path = relative(dirname(filename), from);
    return `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
  });
  const header = '// Generated from the folders of the machines by tools/codegen.ts; do not edit.\n';
  return { filename, text: `${header}${imports.join('')}\n${list}` };
}

const byId = (machines: readonly Machine[], nameOf: (id: string) => string) =>
  machines.map(({ id }) => `  '${id}': ${nameOf(id)},\n`).join('');

const machineName = (id: string) => `${camelCase(id)}Machine`;
const wordsName = (id: string) => `${camelCase(id)}Words`;
const scenarioName = (id: string) => `${camelCase(id)}Scenario`;
const driverName = (id: string) => `${camelCase(id)}Driver`;
const viewName = (id: string) => `${pascalCase(id)}View`;

/**
 * The generated lists for the folders below `root`: all machines with their words, their scenarios, and the drivers and
 * views of those whose paths are walked in a browser. Throws if a file of a machine is missing.
 */
export function listsOfMachines(root: string): readonly List[] {
  const machines = machinesIn(root);
  const missing = machines
    .flatMap((machine) => filesOf(root, machine))
    .filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`A machine is missing these files:\n${missing.join('\n')}`);
  const driven = machines.filter(({ id }) => isDriven(root, id));
  const entries = (of: readonly Machine[], nameOf: (id: string) => string, fileOf: (m: Machine) => string) =>
    of.map((machine) => ({ name: nameOf(machine.id), from: fileOf(machine) }));
  return [
    toList(
      'machines/machines.generated.ts',
      [
        ...entries(machines, machineName, ({ file }) => file),
        ...entries(machines, wordsName, ({ file }) => wordsOf(file)),
      ],
      `export const machines = [\n${machines.map(({ id }) => `  { machine: ${machineName(id)}, words: ${wordsName(id)} },\n`).join('')}] as const;\n`,
    ),
    toList(
      'machines/testing/scenarios/scenarios.generated.ts',
      entries(machines, scenarioName, ({ id }) => scenarioOf(id)),
      `export const scenariosById = {\n${byId(machines, scenarioName)}} as const;\n`,
    ),
    toList(
      'tests/view-paths/drive/drivers.generated.ts',
      entries(driven, driverName, ({ id }) => driverOf(id)),
      `export const driversById = {\n${byId(driven, driverName)}} as const;\n`,
    ),
    toList(
      'tests/view-paths/page/views.generated.ts',
      entries(driven, viewName, ({ id }) => viewOf(id)),
      `export const viewsById = {\n${byId(driven, viewName)}} as const;\n`,
    ),
  ];
}
