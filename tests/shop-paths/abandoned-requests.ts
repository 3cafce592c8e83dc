import { readdirSync, readFileSync } from 'node:fs';
import type { PathStep } from '../../model-tests/cover/path.types.ts';
import type { RestingState } from '../../model-tests/explore/simulation.types.ts';
import { scenarios } from '../../machines/testing/index.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

const folder = new URL('../../src/graphql/operations/', import.meta.url);

/** What the client sends anew each time; a question under way is asked once, whoever asks again. */
const mutations: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^mutation (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  ),
);

/** The mutations under way that the page no longer awaits after a person's event, each as one of several. */
function abandonedBy(
  { flow, operations, alternatives = {}, instant }: ShopTable,
  { stimulus, move }: PathStep,
  { snapshot }: RestingState,
): readonly (readonly string[])[] {
  if (stimulus.kind !== 'event') return [];
  return Object.keys(snapshot.children).flatMap((id) => {
    const service = snapshot.children[id]?.src as string;
    const operation = operations[service];
    const possible = alternatives[service] ?? (operation === undefined ? [] : [operation]);
    // A contained flow asks by itself, and may be left before it does.
    const isContained = scenarios[flow]?.services[service]?.begin !== undefined;
    const isLeft = move.to.snapshot.children[id] === undefined;
    const isDropped = !isContained && isLeft && !instant.includes(service);
    return isDropped && possible.some((name) => mutations.has(name)) ? [possible] : [];
  });
}

/** Takes requests out of the way that a step leaves behind, so that none is mistaken for the next one. */
export async function dropAbandoned(
  table: ShopTable,
  { requests }: Surroundings,
  step: PathStep,
  before: RestingState,
): Promise<void> {
  for (const possible of abandonedBy(table, step, before)) await requests.takeOneOf(possible);
}
