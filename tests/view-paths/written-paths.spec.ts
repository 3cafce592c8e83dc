import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { registry } from '../../machines/registry.ts';
import { drivers } from './drive/drivers.ts';

const root = join(import.meta.dirname, '../..');
const config = 'tests/view-paths/written/playwright.config.ts';
const port = Number(process.env['VIEWS_PORT'] ?? 4074) + 1;

const run = (parameters: readonly string[]) =>
  promisify(execFile)(process.execPath, [...parameters], {
    cwd: root,
    env: { ...process.env, VIEWS_PORT: String(port) },
  });

test('every flow has a driver, so that its written paths run and its screens are captured', () => {
  const flows = registry.filter(({ kind }) => kind === 'flow').map(({ id }) => id);
  expect(flows.filter((id) => !Object.hasOwn(drivers, id))).toEqual([]);
});

test('what is written for Playwright runs unchanged, with the command in its header', async () => {
  const { stdout: written } = await run([
    'model-tests/main.ts',
    'add-to-cart',
    '--format',
    'playwright',
    '--cover',
    'states',
  ]);
  expect(written).toContain('tests/view-paths/written/add-to-cart.spec.ts');
  expect(written).toContain(`npx playwright test --config ${config}`);
  const name = `of-a-test-${process.pid}.spec.ts`;
  const file = join(root, 'tests/view-paths/written', name);
  await writeFile(file, written);
  try {
    const command = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=line',
      name,
    ];
    const { stdout } = await run(command);
    expect(stdout).toMatch(/[1-9]\d* passed/);
    expect(stdout).not.toMatch(/failed|flaky|skipped/);
  } finally {
    await rm(file);
  }
});
