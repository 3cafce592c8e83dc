import { useId, useState } from 'react';
import type { ScenarioInput } from '../../machines/testing/index.ts';
import type { Simulator } from './use-simulator.ts';

type Inputs = Readonly<Record<string, ScenarioInput>>;

interface InputChoiceProps {
  readonly simulator: Simulator;
  /** The inputs of the chosen buyer; empty if none is chosen or if the machine doesn't depend on buyers. */
  readonly chosen: Inputs;
}

/** The choice of input. After the start it is collapsed, so that the possible stimuli stay in view. */
export function InputChoice(props: InputChoiceProps) {
  // A new choice above resets the selection.
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

/** The current input if it is offered, otherwise the first of the chosen buyer's, otherwise the first example. */
function firstOf(begun: string, chosen: Inputs, examples: Inputs): string {
  const offered = Object.keys(chosen).length > 0 ? chosen : examples;
  return Object.hasOwn(offered, begun) ? begun : (Object.keys(offered)[0] ?? '');
}

/** A one-line selector, with the selected sentence in full below. */
function Beginning({ simulator: { examples, run, begin }, chosen }: InputChoiceProps) {
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
