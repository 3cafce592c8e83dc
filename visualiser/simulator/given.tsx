import { useId, useState } from 'react';
import type { Simulator } from './use-simulator.ts';

/** Who begins, each in a sentence that is seen whole. */
export function Given({ simulator: { scenario, run, begin, stop } }: { readonly simulator: Simulator }) {
  const id = useId();
  const inputs = Object.entries(scenario.inputs);
  const [input, setInput] = useState(run?.input ?? inputs[0]?.[0] ?? '');
  return (
    <>
      <fieldset>
        <legend>Given</legend>
        {inputs.map(([name, { sentence }]) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === input}
              onChange={() => setInput(name)}
            />
            {sentence}
          </label>
        ))}
      </fieldset>
      <div className="tools">
        <button type="button" onClick={() => begin(input)}>
          {run === null ? 'Begin' : 'Begin anew'}
        </button>
        {run === null ? null : (
          <button type="button" onClick={stop}>
            Stop
          </button>
        )}
      </div>
    </>
  );
}
