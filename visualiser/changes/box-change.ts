import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import type { SceneBox } from '../drawing/scene.types.ts';
import type { Mark } from './compare-charts.ts';

/** The differences from the other version. */
export interface Marked {
  /** The marks of states and transitions, by ID. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** The IDs of states that contain a change. */
  readonly changedInside: ReadonlySet<string>;
}

/** The mark of a box and its label. The lines of a box have their own marks. */
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

/** Whether a transition of the state itself has changed without a line in the box. */
const keepsFromSight = ({ lines }: SceneBox, { transitions }: ChartState, { marks }: Marked): boolean => {
  const listed = new Set(lines.flatMap((line) => line.transitions));
  return transitions.some(({ id }) => marks.has(id) && !listed.has(id));
};

/** The change of a box: that of its state, or one that the box hides. */
export function changeOfBox(box: SceneBox, state: ChartState, marked: Marked): BoxChange {
  const mark = marked.marks.get(state.id);
  if (mark !== undefined && mark !== 'changed') return { mark, word: words[mark] };
  const isClosed = box.kind !== 'anywhere' && state.states.length > 0;
  if (isClosed && marked.changedInside.has(state.id)) return { mark: 'changed', word: 'changed inside' };
  return mark === 'changed' || keepsFromSight(box, state, marked)
    ? { mark: 'changed', word: words.changed }
    : { mark: undefined, word: null };
}
