import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { SceneBox } from '../drawing/scene.types.ts';
import type { Mark } from './compare-charts.ts';

/** What another version had otherwise. */
export interface Marked {
  /** Of states and transitions, by their ids. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Ids of the states around a change. */
  readonly changedInside: ReadonlySet<string>;
}

/** The mark of a box and the word for it; the lines of a box carry marks of their own. */
export interface BoxChange {
  readonly mark: Mark | undefined;
  readonly word: string | null;
}

const words: Readonly<Record<Mark, string>> = {
  added: 'new',
  removed: 'gone',
  changed: 'changed',
  renamed: 'renamed',
};

/** Whether a way of the state itself has changed that no line of the box speaks of. */
const keepsFromSight = ({ lines }: SceneBox, { transitions }: ChartState, { marks }: Marked): boolean => {
  const told = new Set(lines.flatMap((line) => line.transitions));
  return transitions.some(({ id }) => marks.has(id) && !told.has(id));
};

/** What another version had otherwise about a box: the state itself, or what the box keeps from sight. */
export function changeOfBox(box: SceneBox, state: ChartState, marked: Marked): BoxChange {
  const mark = marked.marks.get(state.id);
  if (mark !== undefined && mark !== 'changed') return { mark, word: words[mark] };
  const isClosed = box.kind !== 'anywhere' && state.states.length > 0;
  if (isClosed && marked.changedInside.has(state.id)) return { mark: 'changed', word: 'changed inside' };
  return mark === 'changed' || keepsFromSight(box, state, marked)
    ? { mark: 'changed', word: words.changed }
    : { mark: undefined, word: null };
}
