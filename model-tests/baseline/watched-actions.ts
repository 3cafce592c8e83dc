import type { AnyStateMachine } from 'xstate';

/** Notes the name of every action that the machine executes. The machine itself is changed. */
export function watchActions(machine: AnyStateMachine, note: (name: string) => void): AnyStateMachine {
  const { implementations } = machine;
  const { actions } = implementations;
  const watched = new Proxy(actions, {
    get: (target, name) => {
      if (typeof name === 'string') note(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  Object.assign(implementations, { actions: watched });
  return machine;
}
