import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { checkoutErrorCodes } from '../../machines/rules/errors/index.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { judgedOffers, refusalsWithEveryCode } from './offers.ts';
import { replayer } from './replay-result.ts';
import { offersOf, presentMove } from './run.ts';

function runAlong(machineId: string, input: string, steps: readonly string[]) {
  const entry = registry.find(({ id }) => id === machineId);
  const scenario = scenarios[machineId];
  if (entry === undefined || scenario === undefined) throw new Error(`There is no "${machineId}".`);
  const simulation = simulate(entry.machine, scenario);
  const { run, failure } = replayer(simulation)({ input, steps, at: steps.length });
  if (run === null || failure !== '') throw new Error(failure);
  const offers = offersOf(simulation, run);
  return { run, offers, judged: judgedOffers(indexChart(readChart(entry)), simulation, run, offers) };
}

it('an event that the flow would ignore says on what condition it would not', () => {
  const { judged } = runAlong('cart', 'known', ['loadCheckout: open']);
  const ignored = judged.filter(({ refusal }) => refusal !== '');
  expect(ignored.length).toBeGreaterThan(0);
  for (const { stimulus, refusal } of ignored) {
    expect(stimulus.kind).toBe('event');
    expect(refusal).toMatch(/^(Only if [a-z].+|Nothing happens here)\.$/);
  }
  const quantity = judged.find(({ stimulus }) => stimulus.sentence === 'the buyer sets a quantity to 2');
  expect(quantity?.refusal).toBe('');
});

it('a service that refuses may refuse with every code, each once', () => {
  const { offers } = runAlong('cart', 'known', [
    'loadCheckout: open',
    '{"type":"line.removed","lineId":"line-device"}',
  ]);
  const coded = refusalsWithEveryCode(offers);
  const codes = coded.map(({ label }) => label.split(' refused with ')[1]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => (checkoutErrorCodes as readonly (string | undefined)[]).includes(code))).toBe(
    true,
  );
  expect(coded.length).toBeGreaterThan(20);
});

it('a refusal with another code is replayed from an address, and leads where the code leads', () => {
  const steps = ['loadCheckout: open', '{"type":"line.removed","lineId":"line-device"}'];
  const coded = runAlong('cart', 'known', [...steps, 'removeLine: refused with PAYMENT_NOT_FOUND']);
  expect(presentMove(coded.run).to.snapshot.value).toEqual({ ready: { idle: 'shown' } });
});
