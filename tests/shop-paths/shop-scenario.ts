import type { AnyMachineSnapshot } from 'xstate';
import type { Page } from '@playwright/test';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { refusalOf } from '../view-paths/drive/flow-driver.ts';
import type { ShopTable } from './shop-table.ts';

/** A page without a browser, for listing a driver's controls. */
const unseen: unknown = new Proxy(() => undefined, { get: () => unseen, apply: () => unseen });

const scenarioOf = (flow: string): Scenario => {
  const scenario = scenarios[flow];
  if (scenario === undefined) throw new Error(`There is no scenario for "${flow}".`);
  return scenario;
};

/** The part of a flow's scenario that can happen in the running shop. */
export function shopScenario(table: ShopTable): Scenario {
  const scenario = scenarioOf(table.flow);
  const driver = table.driverOn(unseen as Page);
  const isSent = (snapshot: AnyMachineSnapshot, label: string): boolean => {
    const found = scenario.events.find(({ event }) => JSON.stringify(event) === label);
    return found === undefined || refusalOf(driver, found.event, snapshot) === undefined;
  };
  const { mayHappen = () => true } = scenario;
  return {
    ...scenario,
    inputs: table.inputs,
    events: scenario.events.filter(({ event }) => !('cannot' in (table.events[event.type] ?? {}))),
    services: Object.fromEntries(
      Object.entries(scenario.services).map(([name, service]) => [
        name,
        {
          ...service,
          outcomes: Object.fromEntries(
            Object.entries(service.outcomes).flatMap(([outcome, written]) => {
              const shop = table.services[name]?.[outcome];
              if (shop === undefined)
                throw new Error(`There is no way to get "${name}: ${outcome}" from the shop.`);
              return 'cannot' in shop ? [] : [[outcome, shop.answer ?? written]];
            }),
          ),
        },
      ]),
    ),
    answeredBy: [...(scenario.answeredBy ?? []), ...table.asksFor],
    mayHappen: (snapshot, label) =>
      mayHappen(snapshot, label) && isSent(snapshot, label) && table.mayHappen(snapshot, label),
    limit: table.limit ?? scenario.limit,
    ways: [],
  };
}
