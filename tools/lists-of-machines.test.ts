import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listsOfMachines } from './lists-of-machines.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sonde-machines-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const parcel = [
  'machines/lifecycles/parcel.machine.ts',
  'machines/lifecycles/parcel.words.ts',
  'machines/testing/scenarios/parcel.ts',
];
const tradeIn = [
  'machines/trade-in/trade-in.machine.ts',
  'machines/trade-in/trade-in.words.ts',
  'machines/testing/scenarios/trade-in.ts',
  'tests/view-paths/drive/trade-in-driver.ts',
  'tests/view-paths/page/trade-in-view.tsx',
  'tests/view-paths/trade-in.spec.ts',
];

it('lists the contents of the folders, also with several machines in one', () => {
  write(...parcel, ...tradeIn);
  const lists = Object.fromEntries(listsOfMachines(root).map(({ filename, text }) => [filename, text]));
  expect(lists['machines/machines.generated.ts'])
    .toBe(`// Generated from the folders of the machines by tools/codegen.ts; do not edit.
import { parcelMachine } from './lifecycles/parcel.machine.ts';
import { tradeInMachine } from './trade-in/trade-in.machine.ts';
import { parcelWords } from './lifecycles/parcel.words.ts';
import { tradeInWords } from './trade-in/trade-in.words.ts';

export const machines = [
  { machine: parcelMachine, words: parcelWords },
  { machine: tradeInMachine, words: tradeInWords },
] as const;
`);
  expect(lists['tests/view-paths/page/views.generated.ts']).toContain("  'trade-in': TradeInView,\n");
  expect(lists['tests/view-paths/drive/drivers.generated.ts']).not.toContain('parcel');
});

it.each(tradeIn.slice(1))('requires %s if it is missing', (missing) => {
  write(...parcel, ...tradeIn.filter((file) => file !== missing));
  expect(() => listsOfMachines(root)).toThrow(`A machine is missing these files:\n${missing}`);
});
