import { registry } from '../../machines/registry.ts';
import type { SuitePath, SuiteStep, WrittenPaths } from '../cover/path-suite.types.ts';

const text = (value: string): string => JSON.stringify(value);

/** Only flows have views of their own. Parts are shown inside them, and lifecycles not at all. */
const hasViews = (flow: string): boolean => registry.some(({ id, kind }) => id === flow && kind === 'flow');

const folder = 'tests/view-paths/written';

const howToRun = (flow: string): string =>
  hasViews(flow)
    ? `/*
 * Runs on the real views, with services that answer as the paths say. From the root of the project:
 *   npm run --silent paths -- ${flow} --format playwright > ${folder}/${flow}.spec.ts
 *   npx playwright test --config ${folder}/playwright.config.ts
 */`
    : `/*
 * "${flow}" has no views of its own: call pathTests in a spec of Playwright, with a driver for the page that shows it.
 */`;

const head = (flow: string): string => `${howToRun(flow)}
import { expect, type Page, test } from '@playwright/test';
${hasViews(flow) ? "import { pathDriver } from '../drive/path-driver.ts';\n" : ''}
/** What the paths ask of the person who drives the page. */
export interface PathDriver {
  /** Opens the flow as the named input of the scenario says. */
  begin(input: string): Promise<void>;
  /** Does what a person does, or lets a service answer or time pass. */
  happen(stimulus: string): Promise<void>;
}

const standsAt = (page: Page, state: string) =>
  expect(page.locator(${text(`[data-flow="${flow}"]`)})).toHaveAttribute('data-state', state);
`;

const stepOf = ({
  when,
  outcome,
  stimulus,
  state,
}: SuiteStep): string => `    await test.step(${text(`When ${when}`)}, async () => {
      await driver.happen(${text(stimulus)});
    });
    await test.step(${text(`Then ${outcome}`)}, async () => {
      await standsAt(page, ${text(state)});
    });`;

const testOf = (
  { id, given, outcome, input, state, steps }: SuitePath,
  index: number,
): string => `  test(${text(`Path ${index + 1} (${id}): ${given}`)}, async ({ page }) => {
    const driver = drive(page);
    await test.step(${text(`Given ${given}`)}, async () => {
      await driver.begin(${text(input)});
    });
    await test.step(${text(`Then ${outcome}`)}, async () => {
      await standsAt(page, ${text(state)});
    });
${steps.map(stepOf).join('\n')}
  });`;

/**
 * A Playwright module with one test per path. For a flow with views it is a spec that runs in
 * `tests/view-paths/written/`, as its header explains. Otherwise it imports nothing from the project, and `pathTests`
 * takes a driver for the page.
 */
export function asPlaywright({ flow, title, paths }: WrittenPaths): string {
  return `${head(flow)}
/** One test a path. */
export function pathTests(drive: (page: Page) => PathDriver): void {
  test.describe(${text(title)}, () => {
${paths.map(testOf).join('\n\n')}
  });
}
${hasViews(flow) ? `\npathTests(pathDriver(${text(flow)}));\n` : ''}`;
}
