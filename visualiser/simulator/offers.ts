import { isErrorCode, checkoutErrorCodes } from '../../machines/rules/errors/index.ts';
import type { Outcome } from '../../machines/testing/index.ts';
import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Move, Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { guardInWords, titleOf } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { presentMove, type Run } from './run.ts';

/** What the simulator offers. */
export interface Offer {
  readonly stimulus: Stimulus;
  /** Why the flow would ignore it; empty if it wouldn’t. */
  readonly refusal: string;
}

interface RefusedAnswer {
  readonly refusals: readonly { readonly code: string }[];
}

const refusedAnswer = (outcome: Outcome): RefusedAnswer | null => {
  const answer = 'output' in outcome ? outcome.output : null;
  return typeof answer === 'object' &&
    answer !== null &&
    'refusals' in answer &&
    Array.isArray(answer.refusals)
    ? (answer as RefusedAnswer)
    : null;
};

const codeOf = (outcome: Outcome): string => refusedAnswer(outcome)?.refusals[0]?.code ?? '';

/**
 * The refusals of the pending services with every code that no outcome of the service has yet. A flow reacts to a code,
 * and a service that refuses may refuse with any.
 */
export function refusalsWithEveryCode(offers: readonly Stimulus[]): readonly Stimulus[] {
  const outcomes = offers.filter((offer) => offer.kind === 'outcome');
  const services = [...new Set(outcomes.map(({ service }) => service))];
  return services.flatMap((service): readonly Stimulus[] => {
    const own = outcomes.filter((offer) => offer.service === service);
    const refused = own.filter(({ outcome }) => isErrorCode(codeOf(outcome)));
    const [example] = refused;
    if (example === undefined) return [];
    const known = refused.map(({ outcome }) => codeOf(outcome));
    const { refusals: _refusals, ...answer } = refusedAnswer(example.outcome) as RefusedAnswer;
    return checkoutErrorCodes
      .filter((code) => !known.includes(code))
      .map((code): Stimulus => {
        const sentence = `the shop refuses: ${titleOf(code).toLowerCase()}`;
        const output = { ...answer, refusals: [{ code, field: null, reason: null, most: null }] };
        return {
          ...example,
          label: `${service}: refused with ${code}`,
          sentence,
          outcome: { sentence, output },
        };
      });
  });
}

const untrue = / is false$/;

/** The conditions that were not met, in words. */
function unmetIn(index: ChartIndex, { guards }: Move): readonly string[] {
  const ways = new Map(transitionsIn(index.chart).map((way) => [way.id, way.guard]));
  const unmet = guards
    .filter((text) => untrue.test(text))
    .map((text) => ways.get(text.replace(untrue, '')) ?? null)
    .filter((guard) => guard !== null);
  return [...new Set(unmet.map(guardInWords))];
}

/** Whether nothing comes of a move: no transition is taken, or only ones that do nothing. */
function isIgnored(index: ChartIndex, { taken }: Move): boolean {
  const ways = new Map(
    transitionsIn(index.chart).map((way) => [way.id, way.targets.length + way.actions.length]),
  );
  return taken.every((id) => ways.get(id) === 0);
}

/** Why an event would be ignored; empty if something would happen, be it that the flow breaks. */
function refusalOf(index: ChartIndex, simulation: Simulation, run: Run, stimulus: Stimulus): string {
  if (stimulus.kind !== 'event') return '';
  try {
    const move = simulation.move(presentMove(run).to, stimulus);
    if (!isIgnored(index, move)) return '';
    const unmet = unmetIn(index, move);
    return unmet.length === 0 ? 'Nothing happens here.' : `Only if ${unmet.join(', or ')}.`;
  } catch {
    return '';
  }
}

/** Every stimulus of a run, with the reason for those that would be ignored. */
export const judgedOffers = (
  index: ChartIndex,
  simulation: Simulation,
  run: Run,
  offers: readonly Stimulus[],
): readonly Offer[] =>
  offers.map((stimulus) => ({ stimulus, refusal: refusalOf(index, simulation, run, stimulus) }));
