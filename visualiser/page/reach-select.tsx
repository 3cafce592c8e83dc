import { useId } from 'react';
import { scenarios } from '../../machines/testing/index.ts';
import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Reach } from '../book/book.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { eventInWords, guardInWords } from '../../model-tests/words/words.ts';
import { InlineCode } from '../inline-code.tsx';

interface ReachSelectProps {
  readonly index: ChartIndex;
  readonly reaches: readonly Reach[];
  readonly input: string;
  readonly onChange: (input: string) => void;
}

/** The conditions that are never true for this input, in states that it reaches. */
function Rules({ index, reach }: { readonly index: ChartIndex; readonly reach: Reach }) {
  const refused = transitionsIn(index.chart).filter(
    ({ id, source, guard }) =>
      guard !== null && reach.states.includes(source) && !reach.transitions.includes(id),
  );
  return (
    <ul>
      {refused.map((transition) => (
        <li key={transition.id}>
          {index.titleOf(index.state(transition.source))}: {eventInWords(transition)}, never “
          {guardInWords(transition.guard ?? '')}” <InlineCode>{transition.guard}</InlineCode>
        </li>
      ))}
    </ul>
  );
}

/** Selects the input whose reach is shown; everything else is dimmed. Only for machines with several inputs. */
export function ReachSelect({ index, reaches, input, onChange }: ReachSelectProps) {
  const id = useId();
  const inputs = scenarios[index.chart.id]?.inputs ?? {};
  const chosen = reaches.find((reach) => reach.input === input);
  return (
    <section className="panel" aria-labelledby="reach-title">
      <h2 id="reach-title">What can happen</h2>
      <label htmlFor={id}>For</label>
      <select id={id} value={input} onChange={({ target }) => onChange(target.value)}>
        <option value="">anyone</option>
        {reaches.map((reach) => (
          <option key={reach.input} value={reach.input}>
            {inputs[reach.input]?.sentence ?? reach.input}
          </option>
        ))}
      </select>
      {chosen === undefined ? null : <Rules index={index} reach={chosen} />}
      {chosen?.isComplete === false ? (
        <p>The search stopped at its limit; dimmed parts weren’t reached but may be possible.</p>
      ) : null}
    </section>
  );
}
