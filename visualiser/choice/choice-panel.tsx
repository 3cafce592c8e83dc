import { type SituationRule, tokenOf, type Verdict, verdictOn } from '../../machines/testing/index.ts';
import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { countsText } from '../../model-tests/words/count-text.ts';
import { eventInWords, guardInWords, placeInWords } from '../../model-tests/words/words.ts';
import type { Book, Outlook } from '../book/book.types.ts';
import { type ChartIndex, drawnStates } from '../drawing/chart-index.ts';
import { stateText } from '../drawing/state-text.ts';
import type { Chosen } from './choices.ts';
import { leastRestricted, outlookIn, type Reason, reasonsIn } from './reasons.ts';
import { ruleNotesOn } from './rule-notes.ts';
import type { Met } from './purchases.ts';
import {
  conditionOf,
  ruleNames,
  ruleSentences,
  shownWhereUnsold,
  type ToldPurchase,
} from './rule-sentences.ts';
import { InlineCode } from '../inline-code.tsx';

interface ChoicePanelProps {
  readonly index: ChartIndex;
  readonly outlooks: readonly Outlook[];
  readonly chosen: Chosen;
  /** The situations of all buyers that the choice includes. */
  readonly met: readonly Met[];
  readonly addressFields: Book['addressFields'];
  readonly hashOfState: (id: string) => string;
}

interface ReasonViewProps extends Pick<ChoicePanelProps, 'index' | 'hashOfState'> {
  readonly reason: Reason;
  readonly told: ToldPurchase;
  readonly verdict: Verdict;
}

/** Impossible states whose parent is possible; states inside them needn't be listed. */
function highest({ chart }: ChartIndex, cannot: ReadonlySet<string>) {
  const below = new Set(
    statesIn(chart.root)
      .filter(({ id }) => cannot.has(id))
      .flatMap(({ states }) => states.map(({ id }) => id)),
  );
  return statesIn(chart.root).filter(({ id }) => cannot.has(id) && !below.has(id));
}

/** A rule, and what it makes impossible. */
function ReasonView({ index, told, hashOfState, reason: { rule, cannot }, verdict }: ReasonViewProps) {
  const gone = new Set(cannot);
  const states = drawnStates(index.chart).filter(({ id }) => gone.has(id));
  const transitions = transitionsIn(index.chart).filter(({ id }) => gone.has(id));
  // Conditions that are never true although their state can be reached.
  const ends = transitions.filter(({ source, guard }) => guard !== null && !gone.has(source));
  return (
    <li>
      <p>
        {ruleSentences[rule](told, verdict)} <InlineCode>{ruleNames[rule]}</InlineCode>
      </p>
      <p className="muted">
        {`So ${countsText([
          [states.length, 'state'],
          [transitions.length, 'transition'],
        ])} can’t happen.`}
      </p>
      <ul className="gone">
        {highest(index, gone).map((state) => (
          <li key={state.id}>
            <a href={hashOfState(state.id)}>{placeInWords(index.chart.id, stateText(index.chart, state))}</a>
          </li>
        ))}
      </ul>
      {ends.length === 0 ? null : (
        <details>
          <summary>
            {ends.length === 1 ? '1 condition is never true' : `${ends.length} conditions are never true`}
          </summary>
          <ul>
            {ends.map((transition) => (
              <li key={transition.id}>
                {placeInWords(index.chart.id, stateText(index.chart, index.state(transition.source)))}:{' '}
                {eventInWords(transition)}, never “{guardInWords(transition.guard ?? '')}”{' '}
                <InlineCode>{transition.guard}</InlineCode>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The rule that refuses every included purchase entirely; undefined if there is none. */
const refusingRule = (met: readonly Met[]): SituationRule | undefined =>
  (['isSold', 'mayStart'] as const).find((rule) => met.every(({ situation }) => !situation[rule]));

const toldOf = ({ country, bundleType, plan }: Chosen): ToldPurchase => ({
  country: country?.code ?? null,
  bundleType,
  plan,
});

/** What is impossible for every buyer of a choice, and which rule forbids it. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { index, outlooks, chosen, met, addressFields, hashOfState } = props;
  const situations = met.map(({ situation }) => situation);
  if (met.length === 0) return null;
  const freest = tokenOf(leastRestricted(situations));
  const { purchase } = met.find(({ situation }) => tokenOf(situation) === freest) as Met;
  const verdict = verdictOn(purchase);
  const told = toldOf(chosen);
  const reasons = reasonsIn(situations, outlooks);
  const refusing = refusingRule(met);
  const isOne = Object.values(chosen).every((value) => value !== null);
  const condition = isOne ? conditionOf(verdict) : null;
  const { cannot, isComplete } = outlookIn(outlooks, situations);
  const unsold = refusing === 'isSold' ? shownWhereUnsold[index.chart.id] : undefined;
  const remarks = ruleNotesOn(chosen, addressFields);
  return (
    <section className="panel" aria-labelledby="choice-title">
      <h2 id="choice-title">What cannot happen</h2>
      <div role="status">
        {refusing === undefined ? null : (
          <p className="refusal">Rules refuse this purchase. {ruleSentences[refusing](told, verdict)}</p>
        )}
        <p>
          {cannot.length === 0
            ? 'Everything in this flow can happen for this choice.'
            : 'What is dimmed on the drawing cannot happen for this choice.'}
        </p>
      </div>
      {unsold === undefined ? null : <p>{unsold}</p>}
      {condition === null ? null : <p>{condition}</p>}
      <ul className="reasons">
        {reasons.map((reason) => (
          <ReasonView key={reason.rule} {...{ index, told, hashOfState, reason, verdict }} />
        ))}
      </ul>
      {cannot.length > 0 && !isComplete ? (
        <p className="muted">The search stopped at its limit; a search five times as long finds the same.</p>
      ) : null}
      {remarks.length === 0 ? null : <h3>Other rules</h3>}
      <ul className="remarks">
        {remarks.map(({ sentence, rule }) => (
          <li key={sentence}>
            {sentence} <InlineCode>{rule}</InlineCode>
          </li>
        ))}
      </ul>
    </section>
  );
}
