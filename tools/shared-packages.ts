import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from '../src/browser/browser-floor.ts';
import { usedPartsOfReact } from './react-parts.ts';

/** The files of packages that the scripts of all pages share, so that a browser has them from the page before. */

interface SharedFile {
  readonly name: string;
  /** What it exports, by package: everything that any script of ours, or another package, imports. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

const react: SharedFile = {
  name: 'react',
  exports: {
    react: [
      'Component',
      'Fragment',
      'StrictMode',
      'cloneElement',
      'createContext',
      'createElement',
      'startTransition',
      'use',
      'useCallback',
      'useContext',
      'useDebugValue',
      'useDeferredValue',
      'useEffect',
      'useEffectEvent',
      'useId',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
      'useSyncExternalStore',
    ],
    'react/jsx-runtime': ['jsx', 'jsxs'],
    'react-dom/client': ['hydrateRoot'],
    '@lingui/core': ['setupI18n'],
    '@lingui/react': ['I18nProvider', 'Trans', 'useLingui'],
  },
};

const machines: SharedFile = {
  name: 'machines',
  exports: {
    xstate: [
      'and',
      'assertEvent',
      'assign',
      'createActor',
      'enqueueActions',
      'forwardTo',
      'fromCallback',
      'fromPromise',
      'getInitialSnapshot',
      'initialTransition',
      'matchesState',
      'not',
      'or',
      'raise',
      'sendParent',
      'sendTo',
      'setup',
      'stateIn',
      'transition',
    ],
  },
};

const files = [react, machines];

const fileOf = (id: string) => files.find(({ exports }) => Object.hasOwn(exports, id));

/** React has the hook that this package brings to older ones. */
export const reactItself = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

async function buildShared({ name, exports }: SharedFile): Promise<Rolldown.OutputChunk> {
  const entry = `\0sonde:${name}`;
  const source = Object.entries(exports)
    .map(([id, names]) => `export { ${names.join(', ')} } from '${id}';`)
    .join('\n');
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: [reactItself] },
    plugins: [
      usedPartsOfReact(new Set(Object.values(exports).flat())),
      {
        name: 'sonde:shared-entry',
        resolveId: { filter: { id: /^\0sonde:/ }, handler: (id) => id },
        load: { filter: { id: /^\0sonde:/ }, handler: () => source },
      },
    ],
    build: {
      target: buildTargets,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk;
}

let shared: Promise<readonly Rolldown.OutputChunk[]> | null = null;

/** The built files; built once in a process. */
export function sharedPackages(): Promise<readonly Rolldown.OutputChunk[]> {
  shared ??= Promise.all(files.map(buildShared));
  return shared;
}

const addressOf = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`;

const importedNames = (code: string, address: string): readonly string[] =>
  [...code.matchAll(/import\{([^}]*)\}from"([^"]+)"/g)]
    .filter(([, , from]) => from === address)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.split(' as ')[0] ?? ''));

/**
 * Lets a build import the packages from their shared files, and writes these beside its own.
 *
 * @throws Error if a script imports what the shared file does not export; its name belongs into the list above.
 */
export function fromSharedFiles(): Plugin {
  const required = '\0sonde:required:';
  return {
    name: 'sonde:shared-packages',
    enforce: 'pre',
    async resolveId(id, _importer, { kind }) {
      const file = fileOf(id);
      if (!file) return null;
      // A module that requires it gets it by a module that imports it.
      if (kind === 'require-call') return `${required}${id}`;
      const chunk = (await sharedPackages()).find(({ name }) => name === file.name);
      return chunk ? { id: addressOf(chunk), external: 'absolute' } : null;
    },
    load(id) {
      if (!id.startsWith(required)) return null;
      const from = id.slice(required.length);
      return `export { ${fileOf(from)?.exports[from]?.join(', ')} } from '${from}';`;
    },
    async generateBundle(_options, bundle) {
      for (const chunk of await sharedPackages()) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const missing = importedNames(output.code, addressOf(chunk)).filter(
            (name) => !chunk.exports.includes(name),
          );
          if (missing.length > 0) this.error(`${addressOf(chunk)} lacks ${missing.join(', ')}.`);
        }
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
      }
    },
  };
}
