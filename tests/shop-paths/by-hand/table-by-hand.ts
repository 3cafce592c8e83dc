import type { Page } from '@playwright/test';
import type { InterceptedRequests } from '../intercepted-requests.ts';
import type { ByHand, Cause, ShopOutcome, ShopTable, Surroundings } from '../shop-table.ts';

/** Why a deed is left out that reads or changes the shop's data. */
export const dataNeeded = 'It needs data that only the tests’ own shop can be given.';

/** A page without a browser, on which everything can be looked for and nothing ever happens. */
const unseen: unknown = new Proxy(() => undefined, { get: () => unseen, apply: () => unseen });

/** What a walk has without access to the shop's data. `noteNeed` is called where it would be read. */
export const withoutData = (
  page: Page,
  requests: InterceptedRequests,
  noteNeed: () => void,
): Surroundings => ({
  page,
  requests,
  get world(): never {
    noteNeed();
    throw new Error(dataNeeded);
  },
});

/** Whether a deed begins with reading the shop's data: it says so in its parameters, before anything happens. */
function needsData(deed: (surroundings: Surroundings) => Promise<void>): boolean {
  let isNeeded = false;
  const surroundings = withoutData(unseen as Page, unseen as InterceptedRequests, () => {
    isNeeded = true;
  });
  const attempt = async () => deed(surroundings);
  attempt().catch(() => undefined);
  return isNeeded;
}

/** A table of what someone at a running shop can do, and what it leaves out. */
export interface TableByHand {
  readonly table: ShopTable;
  /** The inputs that begin with data of the shop, each with the reason. */
  readonly leftOut: readonly (readonly [what: string, reason: string])[];
}

/** What a table says of someone with a browser alone; where it says nothing, they do as the tests do. */
const ownWays = ({ open, byHand }: ShopTable): Required<ByHand> => ({
  open,
  causes: {},
  mayHappen: () => true,
  ...byHand,
});

/** The part of a table that needs a browser and the address of a running shop, but not the shop's data. */
export function tableByHand(table: ShopTable): TableByHand {
  const { open, causes, mayHappen } = ownWays(table);
  const isOpenedByHand = (input: string) => !needsData((surroundings) => open(surroundings, input));
  const byHand = (outcome: ShopOutcome, own: Cause | undefined): ShopOutcome => {
    if ('cannot' in outcome) return outcome;
    const { cause } = own === undefined ? outcome : { cause: own };
    return needsData(cause) ? { cannot: dataNeeded } : { ...outcome, cause };
  };
  const inputs = Object.entries(table.inputs);
  return {
    table: {
      ...table,
      open,
      mayHappen: (snapshot, label) => table.mayHappen(snapshot, label) && mayHappen(snapshot, label),
      inputs: Object.fromEntries(inputs.filter(([input]) => isOpenedByHand(input))),
      services: Object.fromEntries(
        Object.entries(table.services).map(([service, outcomes]) => [
          service,
          Object.fromEntries(
            Object.entries(outcomes).map(([name, outcome]) => [
              name,
              byHand(outcome, causes[service]?.[name]),
            ]),
          ),
        ]),
      ),
    },
    leftOut: inputs
      .filter(([input]) => !isOpenedByHand(input))
      .map(([, { sentence }]) => [`Given ${sentence}`, dataNeeded]),
  };
}
