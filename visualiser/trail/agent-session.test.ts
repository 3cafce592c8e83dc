import { describe, expect, it } from 'vitest';
import { stateValueText } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { runAllPieces } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { playTrail } from '../simulator/play-trail.ts';
import { presentMove } from '../simulator/run.ts';
import { readAgentSession } from './agent-session.ts';
import { stepsOfTrail } from './trail-steps.ts';

const checkout = registry.find(({ id }) => id === 'checkout') as (typeof registry)[number];
const scenario = scenarios['checkout'] as (typeof scenarios)[string];
const index = indexChart(readChart(checkout));

const missing = (...paths: readonly string[]) =>
  paths.map((path) => ({ type: 'error', code: 'invalid', path }));
const email = '$.buyer.email';
const destination = '$.fulfillment.methods[0].destinations[0]';
const option = '$.fulfillment.methods[0].groups[0].selected_option_id';
const billing = '$.payment.instruments[0].billing_address';

const answer = (status: string, messages: readonly object[] = []) => ({
  ucp: { version: '2026-08-25', status: 'success' },
  id: 'token',
  status,
  messages,
  ...(status !== 'completed' && { continue_url: 'https://shop.example/de/en/checkout/token/' }),
});

const linesOf = (answers: readonly object[]) => answers.map((one) => JSON.stringify(one)).join('\n');

const opened = answer('incomplete', missing(email, destination, option, billing));
const addressed = answer('incomplete', missing(option));
const ready = answer('ready_for_complete');
const needsPerson = answer('requires_escalation', [{ type: 'error', code: 'acknowledgement_licensed' }]);

describe('a recorded session of an agent', () => {
  it.each([
    ['that has opened a checkout', [opened], 'contact.editing.person'],
    [
      'that named the buyer only',
      [opened, answer('incomplete', missing(destination, option))],
      'contact.editing.person',
    ],
    ['that said where it is sent', [opened, addressed], 'shipping.method.choosing'],
    ['that is ready', [opened, addressed, ready], 'billing.payment'],
    ['that needs a person', [addressed, needsPerson], 'billing.payment'],
    ['whose payment isn’t decided', [ready, answer('complete_in_progress')], 'placing.sending'],
    ['that ordered', [opened, addressed, ready, answer('completed')], 'placed'],
  ])('%s is the path of a person through the chart, to its end', (_what, answers, end) => {
    const trail = readAgentSession(linesOf(answers))?.trail ?? [];
    const way = stepsOfTrail(index, trail);
    expect(way.filter(({ states }) => states.length === 0)).toEqual([]);
    expect(way.slice(1).filter(({ transitions }) => transitions.length === 0)).toEqual([]);
    const simulation = simulate(checkout.machine, scenario);
    const { run, failure } = runAllPieces(playTrail(simulation, index, trail, scenario.limit));
    expect(failure).toBe('');
    expect(run && stateValueText(presentMove(run).to.snapshot).split(',')[0]).toBe(end);
  });

  it('is read as a list, too, with the shop that it was in', () => {
    const session = readAgentSession(JSON.stringify([opened, { products: [] }, ready], null, 2));
    expect(session?.page).toBe('/de/en/checkout/token/');
    expect(session?.trail.at(-1)?.state).toContain('billing.payment');
  });

  it.each(['', 'hello', '{}', '[{"status":"ok"}]'])('isn’t found in %j', (text) => {
    expect(readAgentSession(text)).toBeNull();
  });
});
