import { useId, useState } from 'react';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { findStates } from './find-states.ts';

interface StateSearchProps {
  readonly index: ChartIndex;
  readonly hashOfState: (id: string) => string;
}

/** Finds a state of the machine by words of its name. Enter opens the first. */
export function StateSearch({ index, hashOfState }: StateSearchProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = findStates(index, words);
  const [first] = found;
  return (
    <form
      className="state-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (first === undefined) return;
        window.location.assign(hashOfState(first.state.id));
        setWords('');
      }}
    >
      <label htmlFor={id}>Find a state</label>
      <input id={id} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <p role="status">{words.trim() !== '' && first === undefined ? 'No state has this name.' : ''}</p>
      {found.length === 0 ? null : (
        <ul aria-label="States found">
          {found.map(({ state, name }) => (
            <li key={state.id}>
              <a href={hashOfState(state.id)} onClick={() => setWords('')}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
