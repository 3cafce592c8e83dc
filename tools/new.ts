import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * `npm run new -- flow NAME`: generates a small flow that passes `npm run verify`, from the files of `tools/flow-kit/`.
 */

const usage = `npm run new -- flow NAME
  creates a flow that asks one question, with everything that a flow has; NAME is written like-this`;

const root = join(import.meta.dirname, '..');
const kit = join(import.meta.dirname, 'flow-kit');

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces the kit's name, "flow name", in each case style of the code. */
function rename(text: string, name: string): string {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return text
    .replaceAll('flow-name', name)
    .replaceAll('FlowName', pascal)
    .replaceAll('flowName', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('Flow name', capital(words.join(' ')));
}

function runTool(...parameters: readonly string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`node ${parameters.join(' ')} failed.`);
}

/** The new route is inserted before the shop's permanent ones. */
const lastRoutes = "    route('404', 'routes/not-found.tsx'),\n";

function addRoute(name: string): void {
  const file = join(root, 'src/routes.ts');
  const routes = readFileSync(file, 'utf8');
  if (!routes.includes(lastRoutes)) fail(`src/routes.ts has no line ${lastRoutes.trim()}`);
  writeFileSync(
    file,
    routes.replace(lastRoutes, (last) => `    route('${name}', 'routes/${name}.tsx'),\n${last}`),
  );
}

function createFlow(name: string): void {
  const files = globSync('**/*.txt', { cwd: kit })
    .toSorted()
    .map((template) => ({
      file: rename(template.replace(/\.txt$/, ''), name),
      text: rename(readFileSync(join(kit, template), 'utf8'), name),
    }));
  const present = files.filter(({ file }) => existsSync(join(root, file)));
  if (present.length > 0) fail(`There is already:\n${present.map(({ file }) => file).join('\n')}`);
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  addRoute(name);
  runTool('node_modules/oxfmt/bin/oxfmt', ...files.map(({ file }) => file));
  runTool('tools/codegen.ts');
  runTool('node_modules/@react-router/dev/bin.cjs', 'typegen');
  runTool('tools/messages.ts');
  process.stdout.write(
    `${files.map(({ file }) => file).join('\n')}\n\nand a line of src/routes.ts. It is at /us/en/${name}/; what comes next is in CONTRIBUTING.md, "A flow".\n`,
  );
}

const [kind, name = '', ...more] = process.argv.slice(2);
if (kind !== 'flow' || more.length > 0) fail(usage);
if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name)) fail(usage);
createFlow(name);
