import { useId, useState } from 'react';
import { addressOfPath } from './replayed.ts';
import type { Simulator } from './use-simulator.ts';

/** Takes a path test as JSON, as it is copied here or printed by `npm run paths`, and plays it. */
export function ReplayForm({ onReplay }: { readonly onReplay: Simulator['replay'] }) {
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const replay = () => {
    const way = addressOfPath(text);
    setRefusal(way === null ? 'This is not the JSON of a path.' : '');
    if (way !== null) onReplay(way);
  };
  return (
    <details>
      <summary>Replay a path</summary>
      <label htmlFor={id}>Path as JSON</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefusal('');
        }}
      />
      <button type="button" onClick={replay}>
        Replay
      </button>
      {refusal === '' ? null : <p role="alert">{refusal}</p>}
    </details>
  );
}
