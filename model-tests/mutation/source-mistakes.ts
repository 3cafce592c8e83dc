import { shuffle } from '../cover/random.ts';
import {
  bare,
  elementsOf,
  nodesIn,
  parseSource,
  propertiesOf,
  type PropertyNode,
  type SyntaxNode,
  textIn,
} from './chart-syntax.ts';

/** The mistakes that are planted in the source of a chart. */
type SourceMistake =
  | 'guard dropped'
  | 'guard flipped'
  | 'target changed'
  | 'action dropped'
  | 'action changed'
  | 'branch dropped'
  | 'branches swapped'
  | 'event dropped'
  | 'event changed';

/** One mistake in one source file. */
export interface PlantedMistake {
  readonly mistake: SourceMistake;
  readonly file: string;
  readonly line: number;
  /** The code that is wrong now, and what it was changed to. */
  readonly was: string;
  readonly is: string;
  /** The whole file with the mistake. */
  readonly text: string;
}

interface Change extends Pick<SyntaxNode, 'start' | 'end'> {
  readonly mistake: SourceMistake;
  readonly is: string;
}

const quoteText = (text: string): string => `'${text}'`;
const actionKeys = ['actions', 'entry', 'exit'];
const branchKeys = ['target', 'guard', 'actions'];

const isBranch = (node: SyntaxNode): boolean =>
  propertiesOf(node).some(({ name }) => branchKeys.includes(name));

/** The range of an item with the comma after it. */
function withComma({ start, end }: SyntaxNode, text: string): Pick<SyntaxNode, 'start' | 'end'> {
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma };
}

/** The names that this file uses in a role, for another choice. */
interface Names {
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly events: readonly string[];
}

interface Place {
  readonly text: string;
  readonly names: Names;
  readonly random: () => number;
}

function other(now: string, names: readonly string[], { random }: Place): readonly string[] {
  const others = names.filter((name) => name !== now);
  return others.length === 0 ? [] : [others[Math.floor(random() * others.length)] ?? ''];
}

/** The keys of the states next to the one that a target names, as far as they are in this file. */
const siblingsOf = (around: readonly SyntaxNode[], target: string): readonly string[] => {
  const states = around.flatMap((node) => propertiesOf(node).filter(({ name }) => name === 'states'));
  const keys = states.map(({ value }) => propertiesOf(value).map(({ name }) => name));
  return keys.find((names) => names.includes(target)) ?? [];
};

function targetChanges(value: SyntaxNode, around: readonly SyntaxNode[], place: Place): readonly Change[] {
  const target = textIn(value);
  if (target === null) return [];
  const siblings = siblingsOf(around, target);
  const choices = siblings.length > 1 ? siblings : place.names.targets;
  return other(target, choices, place).map((is) => ({
    mistake: 'target changed',
    start: value.start,
    end: value.end,
    is: quoteText(is),
  }));
}

function actionChanges(property: PropertyNode, place: Place): readonly Change[] {
  const { value } = property;
  const elements = elementsOf(value);
  const single = bare(value).type === 'ArrayExpression' ? [] : [value];
  const dropped = [...elements, ...(single.length > 0 ? [property] : [])];
  return [
    ...dropped.map((node): Change => ({ mistake: 'action dropped', ...withComma(node, place.text), is: '' })),
    ...[...elements, ...single].flatMap((node) => {
      const action = textIn(node);
      if (action === null) return [];
      return other(action, place.names.actions, place).map((is): Change => ({
        mistake: 'action changed',
        start: node.start,
        end: node.end,
        is: quoteText(is),
      }));
    }),
  ];
}

function guardChanges(property: PropertyNode, { text }: Place): readonly Change[] {
  const { value } = property;
  const { start, end } = value;
  return [
    { mistake: 'guard dropped', ...withComma(property, text), is: '' },
    { mistake: 'guard flipped', start, end, is: `opposite(${text.slice(start, end)} as never)` },
  ];
}

function branchChanges(node: SyntaxNode, { text }: Place): readonly Change[] {
  const branches = elementsOf(node);
  if (branches.length < 2 || !branches.every(isBranch)) return [];
  const code = ({ start, end }: SyntaxNode) => text.slice(start, end);
  return branches.flatMap((branch, at): readonly Change[] => {
    const next = branches[at + 1];
    const dropped: Change = { mistake: 'branch dropped', ...withComma(branch, text), is: '' };
    if (next === undefined) return [dropped];
    const between = text.slice(branch.end, next.start);
    const is = `${code(next)}${between}${code(branch)}`;
    return [dropped, { mistake: 'branches swapped', start: branch.start, end: next.end, is }];
  });
}

function eventChanges(
  { value }: PropertyNode,
  around: readonly SyntaxNode[],
  place: Place,
): readonly Change[] {
  const handled = propertiesOf(value);
  const taken = handled.map(({ name }) => name);
  const free = place.names.events.filter((name) => !taken.includes(name));
  return handled.flatMap((event): readonly Change[] => {
    const keyEnd = event.start + (place.text.slice(event.start, event.value.start).lastIndexOf(':') + 1);
    return [
      { mistake: 'event dropped', ...withComma(event, place.text), is: '' },
      ...other(event.name, free, place).map((is): Change => ({
        mistake: 'event changed',
        start: event.start,
        end: keyEnd,
        is: `${quoteText(is)}:`,
      })),
      ...targetChanges(event.value, around, place),
    ];
  });
}

const shorthandKeys = ['onDone', 'onError', 'onSnapshot', 'always', 'initial'];

function changesAt(property: PropertyNode, around: readonly SyntaxNode[], place: Place): readonly Change[] {
  const { name, value } = property;
  if (name === 'guard') return guardChanges(property, place);
  if (name === 'target' || shorthandKeys.includes(name)) return targetChanges(value, around, place);
  if (actionKeys.includes(name)) return actionChanges(property, place);
  return name === 'on' ? eventChanges(property, around, place) : [];
}

function namesIn(program: SyntaxNode): Names {
  const properties = [...nodesIn(program)].flatMap(({ node }) => propertiesOf(node));
  const textsOf = (nodes: readonly SyntaxNode[]) => [...new Set(nodes.flatMap((node) => textIn(node) ?? []))];
  const valuesOf = (...keys: readonly string[]) =>
    properties.filter(({ name }) => keys.includes(name)).map(({ value }) => value);
  return {
    targets: textsOf(valuesOf('target')),
    actions: textsOf(valuesOf(...actionKeys).flatMap((value) => [value, ...elementsOf(value)])),
    events: [...new Set(valuesOf('on').flatMap((value) => propertiesOf(value).map(({ name }) => name)))],
  };
}

const flipping = "import { not as opposite } from 'xstate';\n";

/** Every mistake that can be planted in the source of a chart, in its order. */
export function mistakesIn(file: string, text: string, random: () => number): readonly PlantedMistake[] {
  const program = parseSource(text);
  const place: Place = { text, names: namesIn(program), random };
  const nodes = [...nodesIn(program)].filter(({ node }) => node === bare(node));
  const changes = nodes.flatMap(({ node, around }) => [
    ...propertiesOf(node).flatMap((property) => changesAt(property, [node, ...around], place)),
    ...branchChanges(node, place),
  ]);
  return changes.map(({ mistake, start, end, is }) => {
    const wrong = `${text.slice(0, start)}${is}${text.slice(end)}`;
    return {
      mistake,
      file,
      line: text.slice(0, start).split('\n').length,
      was: text.slice(start, end),
      is,
      text: mistake === 'guard flipped' ? `${flipping}${wrong}` : wrong,
    };
  });
}

/** The mistakes of all sources in an order that a seed determines. */
export function drawnMistakes(
  sources: readonly { readonly file: string; readonly text: string }[],
  random: () => number,
): readonly PlantedMistake[] {
  return shuffle(
    sources.flatMap(({ file, text }) => mistakesIn(file, text, random)),
    random,
  );
}
