import type { CausedOutcome, Surroundings } from './shop-table.ts';
import type { Holding } from './shop-world.ts';

/** Changes the shop's data before the request arrives. */
export const answersHolding =
  (operation: string, holding: Holding, changed: Readonly<Record<string, unknown>> = {}) =>
  async ({ world, requests }: Surroundings): Promise<void> => {
    const request = await requests.take(operation);
    await world.bring(holding);
    await request.pass(changed);
  };

/** Lets a request arrive that the shop refuses. */
export const arrivesAs = (operation: string, changed: Readonly<Record<string, unknown>>): CausedOutcome => ({
  cause: async ({ requests }) => (await requests.take(operation)).pass(changed),
});

export const nobodyAnswers = (operation: string): CausedOutcome => ({
  cause: async ({ requests }) => (await requests.take(operation)).lose(),
});
