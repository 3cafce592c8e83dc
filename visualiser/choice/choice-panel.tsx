import { type Situation, situationOf, type Verdict, verdictOn } from '../../machines/testing/index.ts';
import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { eventInWords, guardInWords, placeInWords } from '../../model-tests/words/words.ts';
import type { Book, Outlook } from '../book/book.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { stateText } from '../page/route.ts';
import type { Chosen } from './choices.ts';
import { outlookIn, type Reason, reasonsIn } from './reasons.ts';
import { remarksOn } from './remarks.ts';
import { conditionOf, ruleNames, ruleSentences } from './rule-sentences.ts';

interface ChoicePanelProps {
  readonly index: ChartIndex;
  readonly outlooks: readonly Outlook[];
  readonly chosen: Chosen;
  readonly addressFields: Book['addressFields'];
  readonly hashOfState: (id: string) => string;
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

interface ReasonViewProps extends Pick<ChoicePanelProps, 'index' | 'chosen' | 'hashOfState'> {
  readonly reason: Reason;
  readonly verdict: Verdict;
}

/** States whose parent can happen; what is in them need not be named. */
function highest({ chart }: ChartIndex, cannot: ReadonlySet<string>) {
  const below = new Set(
    statesIn(chart.root)
      .filter(({ id }) => cannot.has(id))
      .flatMap(({ states }) => states.map(({ id }) => id)),
  );
  return statesIn(chart.root).filter(({ id }) => cannot.has(id) && !below.has(id));
}

/** One rule, or several at once, and what does not happen because of it. */
function ReasonView({ index, chosen, hashOfState, reason: { rules, cannot }, verdict }: ReasonViewProps) {
  const gone = new Set(cannot);
  const transitions = transitionsIn(index.chart).filter(({ id }) => gone.has(id));
  // Where a condition never holds although its state can be reached, the way ends.
  const ends = transitions.filter(({ source, guard }) => guard !== null && !gone.has(source));
  return (
    <li>
      <p>
        {rules.map((rule) => ruleSentences[rule](chosen, verdict)).join(' ')}{' '}
        <code className="muted">{rules.map((rule) => ruleNames[rule]).join(', ')}</code>
      </p>
      <p className="muted">
        {`So ${counted(statesIn(index.chart.root).filter(({ id }) => gone.has(id)).length, 'state')} and ${counted(transitions.length, 'transition')} cannot happen.`}
      </p>
      <ul className="gone">
        {highest(index, gone).map((state) => (
          <li key={state.id}>
            <a href={hashOfState(state.id)}>{placeInWords(stateText(index.chart, state))}</a>
          </li>
        ))}
      </ul>
      {ends.length === 0 ? null : (
        <details>
          <summary>{counted(ends.length, 'condition')} that never hold</summary>
          <ul>
            {ends.map((transition) => (
              <li key={transition.id}>
                {placeInWords(stateText(index.chart, index.state(transition.source)))}:{' '}
                {eventInWords(transition)}, never “{guardInWords(transition.guard ?? '')}”{' '}
                <code className="muted">{transition.guard}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The sentence with which rules refuse a purchase altogether; null where they do not. */
function refusalOf(chosen: Chosen, situation: Situation, verdict: Verdict): string | null {
  const rule = (['isSold', 'mayStart'] as const).find((rule) => !situation[rule]);
  return rule === undefined ? null : `Rules refuse this purchase. ${ruleSentences[rule](chosen, verdict)}`;
}

/** What cannot happen for a choice, and which rule forbids it. */
export function ChoicePanel({ index, outlooks, chosen, addressFields, hashOfState }: ChoicePanelProps) {
  const situation = situationOf(chosen);
  const verdict = verdictOn(chosen);
  const reasons = reasonsIn(situation, outlooks);
  const refusal = refusalOf(chosen, situation, verdict);
  const condition = conditionOf(verdict);
  const count = outlookIn(outlooks, situation)?.cannot.length ?? 0;
  return (
    <section className="panel" aria-labelledby="choice-title">
      <h2 id="choice-title">What cannot happen</h2>
      <div role="status">
        {refusal === null ? null : <p className="refusal">{refusal}</p>}
        <p>
          {count === 0
            ? 'Everything in this flow can happen for this choice.'
            : 'What is dimmed on the drawing cannot happen for this choice.'}
        </p>
      </div>
      {condition === null ? null : <p>{condition}</p>}
      <ul className="reasons">
        {reasons.map((reason) => (
          <ReasonView key={reason.rules.join()} {...{ index, chosen, hashOfState, reason, verdict }} />
        ))}
      </ul>
      {count > 0 && outlookIn(outlooks, situation)?.isComplete === false ? (
        <p className="muted">
          Found on a walk that its limit ended; walks of five times that limit find the same.
        </p>
      ) : null}
      <h3>What else rules decide</h3>
      <ul className="remarks">
        {remarksOn(chosen, addressFields).map(({ sentence, rule }) => (
          <li key={sentence}>
            {sentence} <code className="muted">{rule}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
