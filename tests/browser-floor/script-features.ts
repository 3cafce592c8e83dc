import { parseSync, transformSync } from 'rolldown/utils';
import { buildTargets } from '../../src/browser/browser-floor.ts';
import { newerNames } from './newer-features.ts';

/** `any` of `AbortSignal.any_static`, `toSorted` of `Array.toSorted`, `navigation` of `Window.navigation`. */
const members = newerNames(
  /^api\.\w+\.([a-zA-Z]\w*(?<!_static|_event))$/,
  /^javascript\.builtins\.(?:Intl\.)?\w+\.([a-zA-Z]\w*)$/,
);
/** With the object that has them, where others have functions of that name: `AbortSignal.any`. */
const staticMembers = newerNames(
  /^api\.(\w+\.\w+)_static$/,
  /^javascript\.builtins\.(?:Intl\.)?(\w+\.[a-z]\w*)$/,
);
const globals = newerNames(
  /^api\.([A-Z]\w*)$/,
  /^javascript\.builtins\.(?:Intl\.)?(\w+)$/,
  /^api\.Window\.(\w+)$/,
);
const options = newerNames(/^javascript\.builtins\.Intl\..*\.options_([a-zA-Z]\w*)_parameter$/);

/** There in secure contexts only; the shop sells over plain HTTP, too. */
const secureContextsOnly: ReadonlySet<string> = new Set([
  'randomUUID',
  'subtle',
  'serviceWorker',
  'caches',
  'locks',
]);

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodesOf(part);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

/** The name of an identifier or of a text in its place. */
const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node['name']);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
};

/** Names that the script itself gives to members are its own, whatever they are called. */
function ownNames(nodes: readonly Node[]): ReadonlySet<string | null> {
  const defined = ['Property', 'MethodDefinition', 'PropertyDefinition'];
  return new Set(
    nodes.flatMap((node) => {
      if (defined.includes(node.type)) return nameOf(node['key']);
      const target = node.type === 'AssignmentExpression' ? node['left'] : null;
      return isNode(target) && target.type === 'MemberExpression' ? nameOf(target['property']) : [];
    }),
  );
}

/** A regular expression that the build could not lower fails where it is made. */
const lookbehind = /\(\?<[=!]/;

function featuresOf(node: Node, own: ReadonlySet<string | null>): readonly string[] {
  switch (node.type) {
    case 'MemberExpression': {
      const name = nameOf(node['property']) ?? '';
      const withObject = `${nameOf(node['object']) ?? ''}.${name}`;
      if (staticMembers.has(withObject)) return [withObject];
      const isNewer = members.has(name) || secureContextsOnly.has(name);
      return isNewer && !own.has(name) ? [name] : [];
    }
    case 'Identifier': {
      const name = nameOf(node) ?? '';
      return globals.has(name) && !own.has(name) ? [name] : [];
    }
    case 'Property': {
      const name = nameOf(node['key']) ?? '';
      return options.has(name) ? [name] : [];
    }
    case 'NewExpression':
    case 'CallExpression': {
      const [source, flags] = (node['arguments'] as readonly unknown[]).map(nameOf);
      if (nameOf(node['callee']) !== 'RegExp') return [];
      return [
        ...(lookbehind.test(source ?? '') ? ['lookbehind'] : []),
        ...(/v/.test(flags ?? '') ? ['flag v'] : []),
      ];
    }
    default:
      return [];
  }
}

/** A script as it is printed when nothing, or what is newer than the floor, is rewritten. */
const printed = (name: string, code: string, target: string[]) =>
  transformSync(name, code, { target, sourceType: 'unambiguous', helpers: { mode: 'External' } }).code;

/** By file: what the floor's browsers may not understand or have of scripts that run together. */
export function newerFeaturesInScripts(
  scripts: ReadonlyMap<string, string>,
  /** What answers of the API are called. */
  answered: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const parsed = [...scripts].map(([name, code]) => {
    const { program, errors } = parseSync(name, code, { sourceType: 'unambiguous' });
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`);
    return { name, code, nodes: [...nodesOf(program)] };
  });
  const own = new Set([...answered, ...parsed.flatMap(({ nodes }) => [...ownNames(nodes)])]);
  return Object.fromEntries(
    parsed.flatMap(({ name, code, nodes }) => {
      const hasNewerSyntax = printed(name, code, buildTargets) !== printed(name, code, ['esnext']);
      const found = new Set([
        ...(hasNewerSyntax ? ['syntax'] : []),
        ...nodes.flatMap((node) => featuresOf(node, own)),
      ]);
      return found.size === 0 ? [] : [[name, [...found].toSorted()] as const];
    }),
  );
}
