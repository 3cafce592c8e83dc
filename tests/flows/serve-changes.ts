import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import { makeBook } from '../../visualiser/book/make-book.ts';
import { makeSite } from '../../visualiser/book/make-site.ts';
import { acceptRemarks, serveRemarks } from '../../visualiser/remarks/serve-remarks.ts';
import { serveSite } from '../../visualiser/serve-site.ts';

/**
 * The pages of a shop whose previous version had a different cart, which was renamed, had no "missing" and could be
 * paused; and a different checkout, with another description deep inside a step and another way to apply new prices. A
 * quote lapsed instead of expiring, and there were no subscriptions.
 */

const paused: ChartState = {
  id: 'cart.paused',
  key: 'paused',
  path: ['paused'],
  type: 'atomic',
  description: 'The cart waits for the buyer.',
  initial: null,
  order: 0,
  states: [],
  transitions: [],
  invokes: [],
  entry: [],
  exit: [],
  delays: [],
  tags: [],
  meta: {},
};

const withOtherWords = (state: ChartState): ChartState =>
  state.id === 'checkout.step.shipping.address.saving'
    ? { ...state, description: 'The address is on its way.' }
    : { ...state, states: state.states.map(withOtherWords) };

const withOtherWays = (state: ChartState): ChartState => ({
  ...state,
  states: state.states.map(withOtherWays),
  transitions: state.transitions.map((way) =>
    way.source === 'checkout.step' && way.event === 'checkout.repriced' ? { ...way, guard: null } : way,
  ),
});

const withEndCalledLapsed = (chart: Chart): Chart =>
  JSON.parse(JSON.stringify(chart).replaceAll('EXPIRED', 'LAPSED')) as Chart;

const earlier = (chart: Chart): Chart => {
  if (chart.id === 'checkout') return { ...chart, root: withOtherWays(withOtherWords(chart.root)) };
  if (chart.id === 'quote') return withEndCalledLapsed(chart);
  if (chart.id !== 'cart') return chart;
  const states = chart.root.states
    .filter(({ key }) => key !== 'missing')
    .map((state) => (state.key === 'empty' ? { ...state, description: 'Nothing is here.' } : state));
  return { ...chart, root: { ...chart.root, states: [...states, paused] } };
};

const charts = registry.filter(({ id }) => id !== 'subscription').map((entry) => earlier(readChart(entry)));
const site = await makeSite(await makeBook({ revision: 'v1', charts }, {}));

/** A folder with a chart only by name, so that no test writes into this repository. */
const root = mkdtempSync(join(tmpdir(), 'sonde-remarks-'));
mkdirSync(join(root, 'machines/cart'), { recursive: true });
writeFileSync(join(root, 'machines/cart/cart.machine.ts'), '');
await serveSite(site, Number(process.env['PORT']), serveRemarks(root), acceptRemarks(root));
