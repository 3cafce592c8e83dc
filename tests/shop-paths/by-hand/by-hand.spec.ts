import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { registry } from '../../../machines/registry.ts';
import { withoutTable } from '../without-table.ts';
import { handSpec, notReached, pathsByHand } from './hand-spec.ts';
import { dataNeeded } from './table-by-hand.ts';
import { tableOf } from './tables.ts';

const root = join(import.meta.dirname, '../../..');
const config = 'tests/shop-paths/written/playwright.config.ts';

const run = async (parameters: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [...parameters], { cwd: root })).stdout;

test('each flow that is walked through the shop can be written for a person', () => {
  const flows = registry.map(({ id }) => id).filter((id) => !Object.hasOwn(withoutTable, id));
  expect(flows.filter((flow) => tableOf(flow) === undefined)).toEqual([]);
});

test('what needs the data of the shop is on no written path', () => {
  const { suite, skipped } = pathsByHand('trade-in');
  const labels = suite?.paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus)) ?? [];
  expect(labels).toContain('registerProbe: refused');
  expect(labels).not.toContain('registerProbe: registered');
  expect(skipped).toContainEqual(['registerProbe: registered', dataNeeded]);
});

/** What a person does in the cart and in the checkout, with what is left out there and why. */
const throughTheSale: readonly {
  readonly flow: string;
  readonly done: readonly string[];
  readonly skipped: readonly (readonly [what: string, reason: string])[];
}[] = [
  {
    flow: 'cart',
    done: ['loadCheckout: open', 'removeLine: emptied', 'updateLines: accepted', 'voucherForm: accepted'],
    skipped: [['loadCheckout: expired', dataNeeded]],
  },
  {
    flow: 'checkout',
    done: [
      'loadCheckout: new',
      'updateContact: accepted',
      'updateShippingAddress: accepted',
      'paymentForm: card',
      'placeOrder: placed',
    ],
    skipped: [
      ['placeOrder: declined', dataNeeded],
      ['confirmPayment: confirmed', notReached],
    ],
  },
];

for (const { flow, done, skipped: leftOut } of throughTheSale)
  test(`what a person does in the ${flow} is on the written paths, and only the rest is skipped`, () => {
    const { suite, skipped } = pathsByHand(flow);
    const labels = suite?.paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus)) ?? [];
    expect(labels).toEqual(expect.arrayContaining([...done]));
    expect(skipped).toEqual(expect.arrayContaining([...leftOut]));
    expect(skipped.filter(([what]) => done.includes(what))).toEqual([]);
  });

test('a flow that begins with data of the shop, or on no page, is skipped as a whole', () => {
  expect(pathsByHand('order-history').suite).toBeNull();
  expect(handSpec('order', 'https://shop.example')).toContain('nothing on a page runs it.');
});

/** The longest that the written paths of a flow take: those of the checkout take five minutes. */
const longestRun: Readonly<Record<string, number>> = { checkout: 900_000 };

/** A flow with what a person can't do there, as the written file says it. */
const written = [
  ['add-to-cart', `addLines: gone: ${dataNeeded}`],
  ['cart', `loadCheckout: expired: ${dataNeeded}`],
  ['checkout', `placeOrder: declined: ${dataNeeded}`],
  ['configurator', 'page.returned: The browser of this test keeps no page that was left; it starts over.'],
  ['trade-in', 'createTradeInKey: silent: The browser makes the key itself and always can.'],
] as const;

for (const [flow, skipped] of written)
  test(`what is written of ${flow} for a running shop runs there, and says what it skips`, async ({}, {
    project,
  }) => {
    test.setTimeout(longestRun[flow] ?? project.timeout);
    const base = project.use.baseURL ?? '';
    const text = await run(['tests/shop-paths/by-hand/main.ts', flow, '--base', base]);
    expect(text).toContain(`npx playwright test --config ${config}`);
    expect(text).toContain(`test.skip(${JSON.stringify(skipped)}`);
    const name = `of-a-test-${flow}-${process.pid}.spec.ts`;
    const file = join(root, 'tests/shop-paths/written', name);
    await writeFile(file, text);
    try {
      const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', config];
      const report = await run([...command, '--reporter=line', name]);
      expect(report).toMatch(/[1-9]\d* passed/);
      expect(report).not.toMatch(/failed|flaky/);
    } finally {
      await rm(file);
    }
  });
