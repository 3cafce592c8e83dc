import { type Answer, answerOf, inWords, type Situation } from './eligibility-table.ts';

/** Where a flow leads for an answer; null where the table of that action doesn't decide it. */
export type Place = (situation: Situation, answer: Answer) => string | null;

/** What a flow leads to in each situation, where it isn't what follows from the table. */
export async function differences(
  asked: readonly Situation[],
  placeOf: Place,
  lead: (situation: Situation) => Promise<string>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    asked.map(async (situation) => {
      const place = placeOf(situation, answerOf(situation));
      if (place === null) return [];
      const led = await lead(situation);
      return led === place ? [] : [inWords(situation, `${led}, not ${place}`)];
    }),
  );
  return found.flat().slice(0, 20);
}

/** Ports of which only these are asked. */
export const onlyPorts = <Ports extends object>(ports: Partial<Ports>): Ports => ports as Ports;
