import { type ClockPort, deadlineActor, portActors } from '../flow/index.ts';
import { addressSearchMachine, addressSearchPortNames } from './address-search.machine.ts';
import type { AddressSearchPorts } from './address-search.types.ts';

/** Connects the search to its ports: real ones in the app, scripted ones in tests. */
export function addressSearchWithPorts(
  ports: AddressSearchPorts,
  clock: ClockPort,
): typeof addressSearchMachine {
  return addressSearchMachine.provide({
    actors: { ...portActors(ports, addressSearchPortNames), deadline: deadlineActor(clock) },
  });
}
