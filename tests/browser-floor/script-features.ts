import { parseSync, transformSync } from 'rolldown/utils';
import { buildTargets } from '../../src/browser/browser-floor.ts';
import { newerNames } from './newer-features.ts';

/** `any` of `AbortSignal.any_static`, `toSorted` of `Array.toSorted`, `navigation` of `Window.navigation`. */
const members = newerNames(
  /^api\.\w+\.([a-zA-Z]\w*(?<!_static|_event))$/,
  /^javascript\.builtins\.(?:Intl\.)?\w+\.([a-zA-Z]\w*)$/,
);
/** Includes the object if others have functions of the same name: `AbortSignal.any`. */
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

/** Available in secure contexts only; the shop also works over plain HTTP. */
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

/** The text of a string, or the fixed parts of a template, which minifiers write instead of strings. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join('');
}

/** The name of an identifier, or of a text used as one. */
const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  return node.type === 'Identifier' ? String(node['name']) : textOf(node);
};

/** Names of members that the script itself defines don't count. */
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

/** A regular expression that the build could not lower throws where it is created. */
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

/** A script, printed without rewriting, or with everything newer than the floor rewritten. */
const printFor = (name: string, code: string, target: string[]) =>
  transformSync(name, code, { target, sourceType: 'unambiguous', helpers: { mode: 'External' } }).code;

/** The features, by file, that the floor's browsers may lack, in scripts that run together. */
export function newerFeaturesInScripts(
  scripts: ReadonlyMap<string, string>,
  /** Field names of the API's responses. */
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
      const hasNewerSyntax = printFor(name, code, buildTargets) !== printFor(name, code, ['esnext']);
      const found = new Set([
        ...(hasNewerSyntax ? ['syntax'] : []),
        ...nodes.flatMap((node) => featuresOf(node, own)),
      ]);
      return found.size === 0 ? [] : [[name, [...found].toSorted()] as const];
    }),
  );
}
