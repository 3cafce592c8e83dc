/** Records that a property was read, by its dotted path. */
export type NoteRead = (path: string) => void;

/** What a function was given, and the path of what it finds there; null for what is not noted. */
export interface Given {
  readonly value: object;
  readonly path: string | null;
}

/** One look at an object, which has a number: the given ones first, then the others as they are found. */
interface Look {
  readonly object: number;
  /** A property; or the names of all, or whether there is one. */
  readonly at: string;
  readonly see: (object: object, at: string) => unknown;
}

/** What the function looks at next, and how it continues by what it sees; or its answer. */
interface Branch<Answer> {
  look: Look | null;
  readonly ways: Map<unknown, Branch<Answer>>;
  leaf: { readonly answer: Answer } | null;
}

const branchOf = <Answer>(): Branch<Answer> => ({ look: null, ways: new Map(), leaf: null });

const valueAt = (object: object, name: string): unknown => Reflect.get(object, name);
const knownNames = new WeakMap<object, string>();
const namesOf = (object: object): string => {
  const names = knownNames.get(object) ?? Reflect.ownKeys(object).map(String).join('\n');
  knownNames.set(object, names);
  return names;
};
const isThere = (object: object, name: string): boolean => Reflect.has(object, name);
const isOwn = (object: object, name: string): boolean => Object.hasOwn(object, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isData = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

const [aList, aRecord] = [Symbol('a list'), Symbol('a record')];
const again: symbol[] = [];

/**
 * What sets a value apart: a list or a record is nothing but what is found in it, unless it was seen before. A new one
 * joins `objects`.
 */
function markOf(value: unknown, objects: object[]): unknown {
  if (!isObject(value)) return value;
  const known = objects.indexOf(value);
  if (known >= 0) return (again[known] ??= Symbol('the same again'));
  objects.push(value);
  if (!isData(value)) return value;
  return Array.isArray(value) ? aList : aRecord;
}

type Trace = { readonly look: Look; readonly mark: unknown }[];

/** Shows the given objects so that every look at them is traced. */
function watchReads(given: readonly Given[], trace: Trace, note: NoteRead): readonly object[] {
  const objects = given.map(({ value }) => value);
  const shownByNumber: object[] = [];
  const pathsByNumber: Set<string>[] = [];
  const see = (look: Look): unknown => {
    const value = look.see(objects[look.object] as object, look.at);
    trace.push({ look, mark: markOf(value, objects) });
    return value;
  };
  const show = (value: object, paths: Iterable<string>): object => {
    const object = objects.indexOf(value);
    const known = pathsByNumber[object];
    if (known !== undefined) {
      for (const path of paths) known.add(path);
      return shownByNumber[object] as object;
    }
    const above = new Set(paths);
    let areNamesSeen = false;
    const looks = new Map<string, { readonly shown: unknown; readonly paths: number }>();
    const proxy = new Proxy(value, {
      get: (target, name) => {
        if (typeof name === 'symbol') return Reflect.get(target, name) as unknown;
        const earlier = looks.get(name);
        if (earlier?.paths === above.size) return earlier.shown;
        const found = earlier === undefined ? see({ object, at: name, see: valueAt }) : valueAt(target, name);
        if (typeof found === 'function') return found;
        const below = [...above].map((path) => (path === '' ? name : `${path}.${name}`));
        below.forEach(note);
        const shown = isObject(found) && (below.length > 0 || isData(found)) ? show(found, below) : found;
        looks.set(name, { shown, paths: above.size });
        return shown;
      },
      ownKeys: (target) => {
        areNamesSeen = true;
        see({ object, at: '', see: namesOf });
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, name) => {
        if (typeof name === 'string' && !areNamesSeen) see({ object, at: name, see: isOwn });
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      has: (target, name) => {
        if (typeof name === 'string') see({ object, at: name, see: isThere });
        return Reflect.has(target, name);
      },
    });
    shownByNumber[object] = proxy;
    pathsByNumber[object] = above;
    return proxy;
  };
  return given.map(({ value, path }) => show(value, path === null ? [] : [path]));
}

/**
 * A function of plain values that is run only where what it reads is new: it answers again by looking where it has looked
 * before. `note` records what it reads.
 */
export function decisionTree<Answer>(
  decide: (shown: readonly object[]) => Answer,
  note: NoteRead,
): (given: readonly Given[]) => Answer {
  const root = branchOf<Answer>();
  const recall = (given: readonly Given[]) => {
    const objects = given.map(({ value }) => value);
    let at: Branch<Answer> | undefined = root;
    while (at !== undefined && at.leaf === null && at.look !== null) {
      const { look } = at;
      at = at.ways.get(markOf(look.see(objects[look.object] as object, look.at), objects));
    }
    return at?.leaf ?? null;
  };
  const learn = (trace: Trace, answer: Answer): void => {
    let at = root;
    for (const { look, mark } of trace) {
      at.look ??= look;
      const next = at.ways.get(mark) ?? branchOf();
      at.ways.set(mark, next);
      at = next;
    }
    at.leaf = { answer };
  };
  return (given) => {
    const known = recall(given);
    if (known !== null) return known.answer;
    const trace: Trace = [];
    const answer = decide(watchReads(given, trace, note));
    learn(trace, answer);
    return answer;
  };
}
