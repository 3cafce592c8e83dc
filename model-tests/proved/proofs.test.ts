import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proofsOf } from './proofs.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sonde-proofs-'));
  write('machines/cart/cart.machine.ts', 'one');
  write('model-tests/cover/cover.ts', 'one');
  write('package-lock.json', '{}');
  (await proofsOf(root)).keep('cart');
});
afterEach(() => rmSync(root, { recursive: true }));

const isProved = async (machine = 'cart') => (await proofsOf(root)).has(machine);

it('a machine is proved until something changes', async () => {
  expect([await isProved(), await isProved('checkout')]).toEqual([true, false]);
  write('src/features/cart/cart.tsx', 'elsewhere');
  write('machines/cart/cart.machine.test.ts', 'a test');
  write('model-tests/baseline/accepted/cart.txt', 'an accepted path');
  expect(await isProved()).toBe(true);
});

it.each([
  'machines/cart/cart.machine.ts',
  'machines/rules/money/new-rule.ts',
  'model-tests/cover/cover.ts',
  'package-lock.json',
])('a machine has to be proved again after a change in %s', async (file) => {
  write(file, 'two');
  expect(await isProved()).toBe(false);
});
