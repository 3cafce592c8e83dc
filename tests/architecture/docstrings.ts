import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const declaration =
  /^export (?:async )?(?:function\*?|const|interface|type|class|abstract class) (?<name>\w+)/;

const reExport = /^export (?:type )?(?<what>\*|\{[^}]*\}|type \*) from '(?<from>\.[^']+)';/gm;

const isAfterDocstring = (lines: readonly string[], index: number): boolean =>
  lines[index - 1]?.trimEnd().endsWith('*/') ?? false;

/** The exports of a source that no docstring precedes; of `names` only, unless it is null. */
export function undocumentedExports(
  source: string,
  names: ReadonlySet<string> | null = null,
): readonly string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.groups?.['name'];
    const isAsked = name !== undefined && (names === null || names.has(name));
    return isAsked && !isAfterDocstring(lines, index) ? [name] : [];
  });
}

/** The names in the braces of a re-export, as the file that declares them calls them. */
const namesIn = (braces: string): ReadonlySet<string> =>
  new Set(
    braces
      .slice(1, -1)
      .split(',')
      .map((part) =>
        part
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      )
      .filter(Boolean),
  );

/** What an entry point exports, directly or from other files, without a docstring, as `file: name`. */
export function undocumentedEntry(file: string, names: ReadonlySet<string> | null = null): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const own = undocumentedExports(source, names).map((name) => `${file}: ${name}`);
  const others = [...source.matchAll(reExport)].flatMap(({ groups }) => {
    const { what = '', from = '' } = groups ?? {};
    return undocumentedEntry(join(dirname(file), from), what.startsWith('{') ? namesIn(what) : null);
  });
  return [...own, ...others];
}

const callable = /^ {2}(?:readonly )?(?<name>\w+)(?:\(|: \(|: Announce<|: \w+Ports\[)/;

/**
 * The functions of a source's interfaces that no docstring precedes, as `Interface.function`. `isPort` says by its name
 * whether an interface counts; the interface itself needs a docstring, too.
 */
export function undocumentedPorts(source: string, isPort: (name: string) => boolean): readonly string[] {
  const lines = source.split('\n');
  const starts = lines.flatMap((line, index) => {
    const name = /^(?:export )?interface (\w+)/.exec(line)?.[1];
    return name !== undefined && isPort(name) ? [{ name, index }] : [];
  });
  return starts.flatMap(({ name, index }) => {
    const end = lines.indexOf('}', index);
    const functions = lines.slice(index, end).flatMap((line, offset) => {
      const called = callable.exec(line)?.groups?.['name'];
      return called !== undefined && !isAfterDocstring(lines, index + offset) ? [`${name}.${called}`] : [];
    });
    return [...(isAfterDocstring(lines, index) ? [] : [name]), ...functions];
  });
}
