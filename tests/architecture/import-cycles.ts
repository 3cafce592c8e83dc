import type { Layers } from './allowed-imports.ts';
import type { ImportGraph } from './imports.ts';

/** Files and subfolders of one folder that import each other in a circle. */
export interface ImportCycle {
  /** `.` is the root. */
  readonly folder: string;
  readonly members: readonly string[];
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The deepest folder that contains both files, and the entry of each file in it. */
function partingOf(file: string, other: string): { folder: string; from: string; to: string } {
  const [own, foreign] = [file.split('/'), other.split('/')];
  const depth = own.findIndex((name, index) => name !== foreign[index]);
  return {
    folder: own.slice(0, depth).join('/') || '.',
    from: own[depth] ?? '',
    to: foreign[depth] ?? '',
  };
}

/** For each folder, which of its entries imports which. */
function entriesByFolder(imports: ImportGraph): ReadonlyMap<string, Graph> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [file, imported] of imports)
    for (const other of imported) {
      if (other === file) continue;
      const { folder, from, to } = partingOf(file, other);
      const entries = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, entries.set(from, (entries.get(from) ?? new Set()).add(to)));
    }
  return folders;
}

function reachableFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (next: string): void =>
    graph.get(next)?.forEach((other) => {
      if (reached.has(other)) return;
      reached.add(other);
      visit(other);
    });
  visit(entry);
  return reached;
}

/** The sets of entries that reach each other. */
function circlesAmong(graph: Graph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((entry) => [entry, reachableFrom(entry, graph)]));
  const circleOf = (entry: string) =>
    [...reach.keys()]
      .filter((other) => reach.get(entry)?.has(other) && reach.get(other)?.has(entry))
      .toSorted();
  const circles = [...reach.keys()].map(circleOf).filter((members) => members.length > 0);
  return [...new Map(circles.map((members) => [members.join(), members])).values()];
}

/**
 * Every circle of imports. Compares the files and subfolders of each folder together, a subfolder including its
 * contents: so it finds circles among files, among folders, and between a file and a folder, each where it closes. A
 * file and its own folder don't form a circle.
 */
export function importCyclesIn(imports: ImportGraph): readonly ImportCycle[] {
  return [...entriesByFolder(imports)]
    .flatMap(([folder, graph]) => circlesAmong(graph).map((members) => ({ folder, members })))
    .toSorted((a, b) => `${a.folder} ${a.members[0]}`.localeCompare(`${b.folder} ${b.members[0]}`));
}

/** For each subfolder of `folder`, the other subfolders that it imports; ignores files directly in `folder`. */
export function importsAmongSubfolders(imports: ImportGraph, folder: string): Graph {
  const subfolderOf = (file: string) =>
    file.startsWith(`${folder}/`) && file.slice(folder.length + 1).includes('/')
      ? file.slice(folder.length + 1).split('/')[0]
      : undefined;
  const found = new Map<string, Set<string>>();
  for (const [file, imported] of imports) {
    const from = subfolderOf(file);
    if (from === undefined) continue;
    const others = found.get(from) ?? new Set<string>();
    for (const other of imported.map(subfolderOf))
      if (other !== undefined && other !== from) others.add(other);
    found.set(from, others);
  }
  return found;
}

/** The imports among the subfolders of `folder` that don't go to a lower layer: `features → routes`. */
export function importsAgainst(layers: Layers, imports: ImportGraph, folder: string): readonly string[] {
  const heightOf = (name: string) => {
    const layer = layers.findIndex((names) => names.includes(name));
    return layer === -1 ? layers.length : layer;
  };
  return [...importsAmongSubfolders(imports, folder)]
    .flatMap(([from, others]) =>
      [...others].filter((other) => heightOf(other) >= heightOf(from)).map((other) => `${from} → ${other}`),
    )
    .toSorted();
}
