import { relative, resolve } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import type { BinaryExpression, ElementAccessExpression, Node } from 'typescript/unstable/ast';
import { API, type Checker, type Program, TypeFlags } from 'typescript/unstable/sync';

/** The only file that may look up any text in an object, because it checks for an own property first. */
const guarded = 'machines/rules/texts/own-value.ts';

const isOurs = (file: string) =>
  file !== guarded &&
  !file.startsWith('..') &&
  !/(^|\/)node_modules\/|\.test\.tsx?$|\.generated\.ts$|\.d\.m?ts$|^\./.test(file);

/** A property access by expression, with that expression. */
type Lookup = readonly [place: Node, key: Node];

function lookupsIn(node: Node): readonly Lookup[] {
  const found: Lookup[] = [];
  const visit = (child: Node): void => {
    if (child.kind === SyntaxKind.ElementAccessExpression)
      found.push([child, (child as ElementAccessExpression).argumentExpression]);
    if (child.kind === SyntaxKind.BinaryExpression) {
      const { left, operatorToken } = child as BinaryExpression;
      if (operatorToken.kind === SyntaxKind.InKeyword) found.push([child, left]);
    }
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Finds places in these files of a program where an object is indexed by an arbitrary string. */
function openLookupsOf(
  program: Program,
  checker: Checker,
  folder: string,
  names: readonly string[],
): readonly string[] {
  return names.flatMap((name) => {
    const file = relative(folder, name);
    const source = program.getSourceFile(name);
    const lookups = source === undefined ? [] : lookupsIn(source);
    const keys = checker.getTypeAtLocation(lookups.map(([, key]) => key));
    return lookups.flatMap(([place], index) => {
      const key = keys[index];
      const kinds = (key?.isUnionType() ? key.getTypes() : [key]) ?? [];
      const isAnyText = kinds.some((kind) => kind !== undefined && (kind.flags & TypeFlags.String) !== 0);
      const line = source?.text.slice(0, place.end).split('\n').length ?? 0;
      return isAnyText ? [`${file}:${line}: ${source?.text.slice(place.pos, place.end).trim()}`] : [];
    });
  });
}

/**
 * Finds every place in the given TypeScript projects where an object is used as a map, `table[text]` or
 * `text in table`, as `file:line: code`. Untrusted text would find `constructor` and `__proto__` there. A file of several
 * projects is read in the first of them.
 */
export function openLookups(folder: string, configurations: readonly string[]): readonly string[] {
  const api = new API({ cwd: folder });
  try {
    const read = new Set<string>();
    return configurations.flatMap((configuration) => {
      const file = resolve(folder, configuration);
      const project = api.updateSnapshot({ openProjects: [file] }).getProject(file);
      if (project === undefined) throw new Error(`Unknown project ${file}`);
      const names = project.program
        .getSourceFileNames()
        .filter((name) => !read.has(name) && isOurs(relative(folder, name)));
      for (const name of names) read.add(name);
      return openLookupsOf(project.program, project.checker, folder, names);
    });
  } finally {
    api.close();
  }
}
