type Answer<Port> = Port extends (input: never) => Promise<infer Value> ? Value : never;
type Input<Port> = Port extends (input: infer Value) => Promise<unknown> ? Value : never;

/** Ports that respond on the test's command and record their inputs. */
export interface PortScript<Ports> {
  readonly ports: Ports;
  /** The inputs of a port's calls, oldest first. */
  asked<Name extends keyof Ports>(name: Name): readonly Input<Ports[Name]>[];
  /** Resolves the oldest pending call. Throws if there is none. */
  answer<Name extends keyof Ports>(name: Name, answer: Answer<Ports[Name]>): Promise<void>;
  /** Rejects the oldest pending call, by default with a lost connection. Throws if there is none. */
  fail(name: keyof Ports, error?: Error): Promise<void>;
  /** The ports with a pending call. */
  open(): readonly (keyof Ports)[];
}

interface Question {
  readonly input: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Long enough for a response to pass through an actor, its parent and their reactions. */
const microtasksOfAnAnswer = 12;

/** Lets pending promise callbacks run. */
export async function settle(): Promise<void> {
  for (let task = 0; task < microtasksOfAnAnswer; task += 1) await Promise.resolve();
}

/** Scripted ports for a machine test. A call stays pending until the test settles it. */
export function scriptPorts<Ports>(names: readonly (keyof Ports & string)[]): PortScript<Ports> {
  const asked = new Map<keyof Ports, unknown[]>(names.map((name) => [name, []]));
  const open = new Map<keyof Ports, Question[]>(names.map((name) => [name, []]));

  const ask = (name: keyof Ports) => (input: unknown) => {
    asked.get(name)?.push(input);
    return new Promise((resolve, reject) => open.get(name)?.push({ input, resolve, reject }));
  };
  const oldest = (name: keyof Ports): Question => {
    const question = open.get(name)?.shift();
    if (question === undefined)
      throw new Error(`No call of the port "${String(name)}" is waiting for an answer.`);
    return question;
  };

  return {
    ports: Object.fromEntries(names.map((name) => [name, ask(name)])) as Ports,
    asked: (name) => (asked.get(name) ?? []) as readonly Input<Ports[typeof name]>[],
    answer: async (name, answer) => {
      await settle();
      oldest(name).resolve(answer);
      return settle();
    },
    fail: async (name, error = new Error('No connection.')) => {
      await settle();
      oldest(name).reject(error);
      return settle();
    },
    open: () => names.filter((name) => open.get(name)?.length !== 0),
  };
}
