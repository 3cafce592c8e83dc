import { useId, useState } from 'react';
import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { wayInWords } from '../../model-tests/words/words.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { pinnedRemarks } from './pinned-remarks.ts';
import type { Remark } from './remark.schema.ts';
import type { KeptRemarks } from './use-remarks.ts';

interface RemarksPanelProps {
  readonly index: ChartIndex;
  /** The state that the reader looks at. */
  readonly state: ChartState;
  readonly kept: KeptRemarks;
  readonly hashOfState: (id: string) => string;
}

/** What a remark is about, in words; null for the state itself. */
function arrowInWords(index: ChartIndex, { about }: Remark): string | null {
  const way = transitionsIn(index.chart).find(({ id }) => id === about);
  return way === undefined ? null : wayInWords(way);
}

interface RemarkItemProps {
  readonly remark: Remark;
  readonly arrow: string | null;
  /** Null without a server. */
  readonly onRemove: (() => void) | null;
}

function RemarkItem({ remark: { text, by, on }, arrow, onRemove }: RemarkItemProps) {
  return (
    <li>
      <p className="remark">{text}</p>
      <p className="muted">
        {arrow === null ? '' : `On “${arrow}” · `}
        {`${by}, ${on}`}
      </p>
      {onRemove === null ? null : (
        <button type="button" aria-label={`Remove: ${text}`} onClick={onRemove}>
          Remove
        </button>
      )}
    </li>
  );
}

const nameKey = 'remark author';

interface PinFormProps {
  readonly index: ChartIndex;
  readonly state: ChartState;
  /** Returns whether the remark is on file now. */
  readonly onPin: (remark: Omit<Remark, 'on'>) => Promise<boolean>;
}

function PinForm({ index, state, onPin }: PinFormProps) {
  const id = useId();
  const [about, setAbout] = useState(state.id);
  const [text, setText] = useState('');
  const [by, setBy] = useState(() => window.localStorage.getItem(nameKey) ?? '');
  const [answer, setAnswer] = useState('');
  const pin = async () => {
    window.localStorage.setItem(nameKey, by);
    const isPinned = await onPin({ about, text, by });
    setAnswer(isPinned ? 'The remark is in the file next to the chart.' : 'The remark couldn’t be saved.');
    if (isPinned) setText('');
  };
  return (
    <form
      className="pin-form"
      aria-label="Pin a remark"
      onSubmit={(event) => {
        event.preventDefault();
        void pin();
      }}
    >
      <label htmlFor={`${id}-about`}>About</label>
      <select id={`${id}-about`} value={about} onChange={({ target }) => setAbout(target.value)}>
        <option value={state.id}>{`The state “${index.titleOf(state)}”`}</option>
        {state.transitions.map((way) => (
          <option key={way.id} value={way.id}>
            {`The arrow “${wayInWords(way)}”`}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>Remark</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        required
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-by`}>Your name</label>
      <input
        id={`${id}-by`}
        required
        maxLength={80}
        autoComplete="name"
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <button type="submit">Pin remark</button>
      <p role="status">{answer}</p>
    </form>
  );
}

/** The remarks about a state and its arrows, links to those elsewhere in the flow, and a form to pin another. */
export function RemarksPanel({ index, state, kept: { remarks, change }, hashOfState }: RemarksPanelProps) {
  const machine = index.chart.id;
  const pinned = pinnedRemarks(index.chart, remarks[machine] ?? []);
  const here = pinned.filter((candidate) => candidate.state === state.id);
  const elsewhere = pinned.filter((candidate) => candidate.state !== state.id);
  const onRemove = (remark: Remark) =>
    change === null ? null : () => void change({ kind: 'remove', machine, remark });
  return (
    <section className="panel" aria-labelledby="remarks-title">
      <h2 id="remarks-title">Remarks</h2>
      {here.length === 0 ? null : (
        <ul className="remarks">
          {here.map(({ remark }) => (
            <RemarkItem
              key={JSON.stringify(remark)}
              arrow={arrowInWords(index, remark)}
              onRemove={onRemove(remark)}
              {...{ remark }}
            />
          ))}
        </ul>
      )}
      {elsewhere.length === 0 ? null : (
        <>
          <h3 id="remarks-elsewhere">Elsewhere in this flow</h3>
          <ul className="remarks" aria-labelledby="remarks-elsewhere">
            {elsewhere.map(({ remark, state: place }) =>
              place === null ? (
                <RemarkItem
                  key={JSON.stringify(remark)}
                  arrow={`${remark.about}, which the chart no longer has`}
                  onRemove={onRemove(remark)}
                  {...{ remark }}
                />
              ) : (
                <li key={JSON.stringify(remark)}>
                  <a href={hashOfState(place)}>{index.titleOf(index.state(place))}</a>
                  {`: ${remark.text}`}
                </li>
              ),
            )}
          </ul>
        </>
      )}
      {change === null ? (
        pinned.length === 0 && (
          <p className="muted">
            To pin a remark, serve the pages with <code>npm run flows</code>.
          </p>
        )
      ) : (
        <details>
          <summary>Pin a remark</summary>
          <PinForm
            key={state.id}
            {...{ index, state }}
            onPin={(remark) => change({ kind: 'pin', machine, remark })}
          />
        </details>
      )}
    </section>
  );
}
