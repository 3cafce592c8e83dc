import { useId, useState } from 'react';
import type { Simulator } from './use-simulator.ts';

/** Who begins: all that may, until somebody has; then they are a click away, and what can happen is in sight. */
export function Given({ simulator }: { readonly simulator: Simulator }) {
  if (simulator.run === null) return <Inputs simulator={simulator} />;
  return (
    <>
      <details>
        <summary>Begin otherwise</summary>
        <Inputs simulator={simulator} />
      </details>
      <button type="button" onClick={simulator.stop}>
        Stop
      </button>
    </>
  );
}

/** Each in a sentence that is seen whole. */
function Inputs({ simulator: { scenario, run, begin } }: { readonly simulator: Simulator }) {
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
      <button type="button" onClick={() => begin(input)}>
        {run === null ? 'Begin' : 'Begin anew'}
      </button>
    </>
  );
}
