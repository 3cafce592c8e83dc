import { registry } from '../../../machines/registry.ts';
import { generatePaths } from '../../../model-tests/cover/path-suite.ts';
import type { PathSuite, SuitePath, SuiteStep } from '../../../model-tests/cover/path-suite.types.ts';
import type { Path } from '../../../model-tests/cover/path.types.ts';
import { exploreMachine } from '../../../model-tests/explore/explored-machine.ts';
import { pathTitle } from '../../../model-tests/export/path-title.ts';
import { mostSteps, notCaused } from '../not-caused.ts';
import { shopScenario } from '../shop-scenario.ts';
import type { ShopTable } from '../shop-table.ts';
import { tableByHand } from './table-by-hand.ts';
import { tableOf } from './tables.ts';
import { withoutTable } from '../without-table.ts';

/** What someone at a running shop can do in a flow, and what is skipped, each with the reason. */
export interface PathsByHand {
  /** Null if nothing can be begun there. */
  readonly suite: PathSuite | null;
  readonly skipped: readonly (readonly [what: string, reason: string])[];
}

/** Why an outcome is left out that could be caused. */
export const notReached = 'Only what is skipped leads there.';

/** The outcomes on some paths, by the name of the service in the machine's setup. */
const outcomesOn = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ beginning, steps }) =>
      steps.flatMap(({ stimulus }, index) => {
        if (stimulus.kind !== 'outcome') return [];
        const { to } = steps[index - 1]?.move ?? beginning;
        const service = to.snapshot.children[stimulus.service]?.src as string;
        return [`${service}${stimulus.label.slice(stimulus.service.length)}`];
      }),
    ),
  );

/** The outcomes that could be caused and are on no path, each with the reason. */
function outcomesNotReached({ services }: ShopTable, paths: readonly Path[]): PathsByHand['skipped'] {
  const walked = outcomesOn(paths);
  return Object.entries(services).flatMap(([service, outcomes]) =>
    Object.entries(outcomes).flatMap(([name, outcome]) => {
      const label = `${service}: ${name}`;
      return 'cannot' in outcome || walked.has(label) ? [] : [[label, notReached] as const];
    }),
  );
}

/** The paths of a flow that need no data of the shop. */
export function pathsByHand(flow: string): PathsByHand {
  const whole = tableOf(flow);
  const entry = registry.find(({ id }) => id === flow);
  if (whole === undefined || entry === undefined)
    return { suite: null, skipped: [[`All of ${flow}`, withoutTable[flow] ?? 'It has no table.']] };
  const { table, leftOut } = tableByHand(whole);
  if (Object.keys(table.inputs).length === 0) return { suite: null, skipped: leftOut };
  const { suite, paths } = generatePaths(exploreMachine(entry, shopScenario(table)), {
    cover: 'transitions',
    maxSteps: mostSteps,
    seed: 1,
  });
  return { suite, skipped: [...leftOut, ...notCaused(table), ...outcomesNotReached(table, paths)] };
}

const text = (value: string): string => JSON.stringify(value);

const stepOf = ({ when, outcome, stimulus }: SuiteStep): string =>
  `    await test.step(${text(`When ${when}, then ${outcome}`)}, () => shop.happen(${text(stimulus)}));`;

const testOf = (flow: string, path: SuitePath, index: number): string =>
  `  test(${text(`Path ${index + 1} (${path.id}): ${pathTitle(path)}`)}, async ({ page }) => {
    const shop = handDriver(${text(flow)}, page);
    await test.step(${text(`Given ${path.given}, then ${path.outcome}`)}, () => shop.begin(${text(path.input)}));
${path.steps.map(stepOf).join('\n')}
  });`;

const skipOf = ([what, reason]: readonly [string, string]): string =>
  `  test.skip(${text(`${what}: ${reason}`)}, () => undefined);`;

const folder = 'tests/shop-paths/written';

/** A Playwright module that walks the paths of a flow in the shop at `base`, and skips the rest with reasons. */
export function handSpec(flow: string, base: string): string {
  const { suite, skipped } = pathsByHand(flow);
  const title = registry.find(({ id }) => id === flow)?.title ?? flow;
  const tests = (suite?.paths ?? []).map((path, index) => testOf(flow, path, index));
  return `/*
 * Runs in the shop at ${base}, whose data it does not read or change behind the pages. From the root of the project:
 *   npm run --silent paths -- ${flow} --format playwright --base ${base} > ${folder}/${flow}.spec.ts
 *   npx playwright test --config ${folder}/playwright.config.ts
 * The steps are what a person does in a browser; lost and late answers are those of its network.
 */
import { answeredVisitor } from '../../support/answered-visitor.ts';
import { ${tests.length === 0 ? '' : 'handDriver, '}test } from '../by-hand/hand-driver.ts';

test.use({ baseURL: ${text(base)}, storageState: answeredVisitor(${text(base)}) });

test.describe(${text(title)}, () => {
${[...tests, ...skipped.map(skipOf)].join('\n\n')}
});
`;
}
