import { fromPromise, type PromiseActorLogic } from 'xstate';
import { UnprovidedPortError } from './port-errors.ts';

/** A call to the outside world. It rejects if there was no response, with a BusyError that says when to retry, or with a SessionEndedError. */
type Port = (input: unknown) => Promise<unknown>;

/** The actor of every port of `Ports`, under the port's own name. */
export type PortActors<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends (input: infer Input) => Promise<infer Answer>
    ? PromiseActorLogic<Answer, Input>
    : never;
};

/** The placeholder of a port. Calling it rejects with an {@link UnprovidedPortError}. */
export function unprovidedPort<Answer, Input>(name: string): PromiseActorLogic<Answer, Input> {
  return fromPromise<Answer, Input>(() => Promise.reject(new UnprovidedPortError(name)));
}

/** Placeholders for every port of a flow, for the `actors` of its `setup`. */
export function unprovidedPorts<Ports>(names: readonly (keyof Ports & string)[]): PortActors<Ports> {
  return Object.fromEntries(names.map((name) => [name, unprovidedPort(name)])) as PortActors<Ports>;
}

/** Never settles. */
const unanswered = new Promise<never>(() => {});

/**
 * Converts real or scripted ports to actors for `machine.provide({ actors })`.
 *
 * A port is called one microtask after its state was entered, so that the snapshot (with the key of an order, for
 * example) is stored first. If the state was left before that, the port is not called and its promise never settles.
 * React's strict mode stops a flow and restarts the same actors, which would treat a rejection as their own.
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
