import { useId, useState } from 'react';
import type { ScenarioInput } from '../../machines/testing/index.ts';
import type { Simulator } from './use-simulator.ts';

type Inputs = Readonly<Record<string, ScenarioInput>>;

interface GivenProps {
  readonly simulator: Simulator;
  /** How the buyer whom the reader has chosen above begins; empty where nobody is, or where the machine knows no buyers. */
  readonly chosen: Inputs;
}

/** Who begins: all that may, until somebody has; then they are a click away, and what can happen is in sight. */
export function Given(props: GivenProps) {
  // Whoever is chosen anew above is the one to begin.
  const beginning = <Beginning key={Object.keys(props.chosen).join()} {...props} />;
  if (props.simulator.run === null) return beginning;
  return (
    <>
      <details>
        <summary>Start differently</summary>
        {beginning}
      </details>
      <button type="button" onClick={props.simulator.stop}>
        Stop
      </button>
    </>
  );
}

const Options = ({ title, inputs }: { readonly title: string; readonly inputs: Inputs }) => (
  <optgroup label={title}>
    {Object.entries(inputs).map(([name, { sentence }]) => (
      <option key={name} value={name}>
        {sentence}
      </option>
    ))}
  </optgroup>
);

/** Whoever is chosen above, or has begun; else the first example. */
function firstOf(begun: string, chosen: Inputs, examples: Inputs): string {
  const offered = Object.keys(chosen).length > 0 ? chosen : examples;
  return Object.hasOwn(offered, begun) ? begun : (Object.keys(offered)[0] ?? '');
}

/** One line to choose from, and what is chosen in a sentence that is seen whole. */
function Beginning({ simulator: { examples, run, begin }, chosen }: GivenProps) {
  const id = useId();
  const all = { ...examples, ...chosen };
  const [input, setInput] = useState(() => firstOf(run?.input ?? '', chosen, examples));
  return (
    <>
      <label htmlFor={id}>Given</label>
      <select
        id={id}
        value={input}
        aria-describedby={`${id}-sentence`}
        onChange={({ target }) => setInput(target.value)}
      >
        {Object.keys(chosen).length === 0 ? null : <Options title="As chosen above" inputs={chosen} />}
        <Options title="Examples" inputs={examples} />
      </select>
      <p id={`${id}-sentence`}>{all[input]?.sentence}</p>
      <button type="button" onClick={() => begin(input)}>
        {run === null ? 'Start' : 'Restart'}
      </button>
    </>
  );
}
