import { useId, useState } from 'react';
import { PathList } from './path-list.tsx';
import { type PathFile, readPaths } from './read-paths.ts';
import type { Simulator } from './use-simulator.ts';

interface ReplayFormProps {
  readonly machine: string;
  readonly onReplay: Simulator['replay'];
}

const refusalOf = (file: PathFile | null, machine: string): string => {
  if (file === null) return 'This is not the JSON of a path.';
  return file.flow === null || file.flow === machine
    ? ''
    : `These are paths of “${file.flow}”, another flow.`;
};

/** Takes path tests as JSON, as copied here or printed by `npm run paths`. It plays a single path, or lists several. */
export function ReplayForm({ machine, onReplay }: ReplayFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const [paths, setPaths] = useState<PathFile['paths']>([]);
  const take = (file: PathFile | null) => {
    const refused = refusalOf(file, machine);
    setRefusal(refused);
    if (file === null || refused !== '') return;
    const [first, second] = file.paths;
    // The text of all paths is slow to draw, so it is cleared.
    if (second !== undefined) setText('');
    setPaths(second === undefined ? [] : file.paths);
    if (second === undefined && first !== undefined) onReplay(first.way);
  };
  return (
    <details>
      <summary>Replay a path</summary>
      <label htmlFor={`${id}-file`}>File of “npm run paths -- {machine} --format json”</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => void target.files?.[0]?.text().then((json) => take(readPaths(json)))}
      />
      <label htmlFor={id}>Path as JSON, or all paths</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        onPaste={(event) => {
          const file = readPaths(event.clipboardData.getData('text'));
          if (file === null || file.paths.length < 2) return;
          event.preventDefault();
          take(file);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setRefusal('');
        }}
      />
      <button type="button" onClick={() => take(readPaths(text))}>
        Replay
      </button>
      {refusal === '' ? null : <p role="alert">{refusal}</p>}
      {paths.length === 0 ? null : <PathList paths={paths} onReplay={onReplay} />}
    </details>
  );
}
