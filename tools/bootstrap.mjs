// Runs on the host's own Node (≥ 20.19) and prepares everything that other commands need.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './end-with-parent.mjs';
import { runningShops } from './running-shops.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.stamps');

/** Runs a command and shows its output. If it fails, this process exits with the same code. */
export function run(command, parameters, options = {}) {
  const result = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const stampOf = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '');
function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Exits if a shop is running from the files that are about to be replaced. */
function refuseBesideRunningShop() {
  const [pid] = runningShops(root);
  if (pid === undefined) return;
  console.error(
    `A shop (process ${pid}) runs from this folder, and what it runs from has changed since. ` +
      'Nothing was changed. Stop it first.',
  );
  process.exit(1);
}

/** Installs the locked packages unless they are already installed. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (stampOf('install') === lock) return;
  refuseBesideRunningShop();
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  stamp('install', lock);
}

/** The pinned runtime if npm provides it for this platform, otherwise the host's own if it is recent enough. */
export function runtime() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  console.error(
    `This system has no pinned runtime and its Node ${process.version} is too old: Node 22.22 or newer is needed.`,
  );
  process.exit(1);
}

function newestChange(paths) {
  let newest = 0;
  let count = 0;
  const visit = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry) return;
    count += 1;
    newest = Math.max(newest, entry.mtimeMs);
    if (entry.isDirectory())
      for (const name of readdirSync(path)) if (name !== 'node_modules') visit(join(path, name));
  };
  for (const path of paths) visit(join(root, path));
  return `${count}:${newest}`;
}

const storefrontSources = [
  'src',
  'machines',
  'locales',
  'public',
  'vite.config.ts',
  'tools/island-config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tools/build-islands.ts',
  'tools/island-files.ts',
  'tools/react-parts.ts',
  'tools/shared-packages.ts',
  'tools/without-descriptions.ts',
  'tools/compress-assets.ts',
];

const production = { ...process.env, NODE_ENV: 'production' };

function buildStorefront() {
  const sources = newestChange(storefrontSources);
  if (stampOf('build') === sources && existsSync(join(root, 'build', 'server', 'index.js'))) return;
  refuseBesideRunningShop();
  console.log('Building the storefront…');
  run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    env: production,
  });
  run(runtime(), ['tools/build-islands.ts'], { env: production });
  run(runtime(), ['tools/compress-assets.ts']);
  stamp('build', newestChange(storefrontSources));
}

const serverSources = [
  'server',
  'machines',
  'vite.server.config.ts',
  'tools/build-server.ts',
  'package-lock.json',
  'build/server/index.js',
];

function buildServer() {
  const sources = newestChange(serverSources);
  if (stampOf('server-build') === sources && existsSync(join(root, 'build', 'shop', 'main.js'))) return;
  refuseBesideRunningShop();
  run(runtime(), ['tools/build-server.ts'], { env: production });
  stamp('server-build', sources);
}

/** Builds the storefront, and the shop's server with its pages, unless the build is up to date. */
export function buildShop() {
  buildStorefront();
  buildServer();
}

/** Installs the packages as a process whose progress goes to stderr, so that stdout contains only a command's result. */
export function installPackagesQuietly() {
  const setUp = "import { installPackages } from './tools/bootstrap.mjs'; installPackages();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', setUp], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

const tie = new URL('./ending-with-parent.mjs', import.meta.url).href;

/**
 * Starts a long-running process and passes signals and its exit code through. It ends when this process does. This
 * process ends with the npm that started it; when started by hand, it keeps running. Returns the child.
 */
export function handOver(parameters, environment = process.env) {
  const child = spawn(runtime(), [`--import=${tie}`, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
  return child;
}
