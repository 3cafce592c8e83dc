import type { SuitePath, SuiteStep, WrittenPaths } from '../cover/path-suite.types.ts';

const text = (value: string): string => JSON.stringify(value);

const head = (flow: string): string => `import { expect, type Page, test } from '@playwright/test';

/** What the paths ask of whoever drives the page. */
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
 * A Playwright module with a test a path. It imports nothing of the project: call `pathTests` in a spec, with a driver
 * for the flow's page.
 */
export function asPlaywright({ flow, title, paths }: WrittenPaths): string {
  return `${head(flow)}
/** One test a path. */
export function pathTests(drive: (page: Page) => PathDriver): void {
  test.describe(${text(title)}, () => {
${paths.map(testOf).join('\n\n')}
  });
}
`;
}
