import { useId, useState } from 'react';
import type { RunAddress } from '../../model-tests/cover/run-address.ts';
import { type NamedPath, pathsNamed } from './read-paths.ts';

interface PathListProps {
  readonly paths: readonly NamedPath[];
  readonly onReplay: (way: RunAddress) => void;
}

/** More would be slow to draw and impractical to read. */
const shownAtMost = 50;

/** The paths of a file, with a search by words of their names. A click plays one. */
export function PathList({ paths, onReplay }: PathListProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [played, setPlayed] = useState<NamedPath | null>(null);
  const found = pathsNamed(paths, words);
  return (
    <>
      <label htmlFor={id}>Find a path</label>
      <input id={id} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <p role="status">
        {found.length > shownAtMost
          ? `${found.length} of ${paths.length} paths; the first ${shownAtMost} are shown.`
          : `${found.length} of ${paths.length} paths.`}
      </p>
      <ul className="moments paths" aria-label="Paths">
        {found.slice(0, shownAtMost).map((path) => (
          <li key={path.name}>
            <button
              type="button"
              aria-current={path === played ? 'true' : undefined}
              onClick={() => {
                setPlayed(path);
                onReplay(path.way);
              }}
            >
              {path.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
