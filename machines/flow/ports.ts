import { fromPromise, type PromiseActorLogic } from 'xstate';
import { UnprovidedPortError } from './port-errors.ts';

/** One question to the world. A rejected promise means that nobody answered, or with a BusyError when to ask again. */
type Port = (input: unknown) => Promise<unknown>;

/** The actor of every port of `Ports`, under the port's own name. */
export type PortActors<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends (input: infer Input) => Promise<infer Answer>
    ? PromiseActorLogic<Answer, Input>
    : never;
};

/** The placeholder of a port; asking it fails with an {@link UnprovidedPortError}. */
export function unprovidedPort<Answer, Input>(name: string): PromiseActorLogic<Answer, Input> {
  return fromPromise<Answer, Input>(() => Promise.reject(new UnprovidedPortError(name)));
}

/** Placeholders for every port of a flow, for the `actors` of its `setup`. */
export function unprovidedPorts<Ports>(names: readonly (keyof Ports & string)[]): PortActors<Ports> {
  return Object.fromEntries(names.map((name) => [name, unprovidedPort(name)])) as PortActors<Ports>;
}

/** Nobody waits for it. */
const unanswered = new Promise<never>(() => {});

/**
 * Real or scripted ports as actors, for `machine.provide({ actors })`. A port is asked one microtask after its state was
 * entered, so that whoever stores snapshots has stored this one (with the key of an order, say) before the world hears;
 * a state that was left at once asks nothing, and is never answered: React's strict mode stops a flow and starts the same
 * actors anew, which would take a rejection for their own.
 */
export function portActors<Ports>(ports: Ports, names: readonly (keyof Ports & string)[]): PortActors<Ports> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      fromPromise(async ({ input, signal }) => {
        await Promise.resolve();
        return signal.aborted ? unanswered : (ports[name] as Port)(input);
      }),
    ]),
  ) as PortActors<Ports>;
}
