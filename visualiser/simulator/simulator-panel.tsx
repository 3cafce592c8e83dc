import { useEffect, useRef } from 'react';
import { stateValueText } from '../../machines/flow/index.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { countText } from '../../model-tests/words/count-text.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import type { TrailRun } from './play-trail.ts';
import { ClockGroup } from './clock-group.tsx';
import { OfferList } from './offer-list.tsx';
import { presentMove } from './run.ts';
import { CopyPath } from './copy-path.tsx';
import { InputChoice } from './input-choice.tsx';
import { ReplayForm } from './replay-form.tsx';
import { PathPlayer } from './path-player.tsx';
import { AnotherBuyer } from './another-buyer.tsx';
import type { Simulator } from './use-simulator.ts';
import { InlineCode } from '../inline-code.tsx';

/** How far an error's trail could be replayed, and why it stopped. */
function ReplayOutcome({ replayed: { failure, before } }: { readonly replayed: TrailRun }) {
  return (
    <>
      {failure === '' ? null : <p role="alert">{failure}</p>}
      {before === 0 ? null : (
        <p role="status">
          {`The trail starts partway through the flow. The simulator went there first, in ${countText(before, 'step')} of its own.`}
        </p>
      )}
    </>
  );
}

/** The simulator beside the drawing: start with any input, play any possible stimulus, go back, copy the path. */
export function SimulatorPanel({
  index,
  simulator,
  chosen,
  instead,
}: {
  readonly index: ChartIndex;
  readonly simulator: Simulator;
  /** The inputs of the chosen buyer, by name. */
  readonly chosen: Simulator['examples'];
  /** The one that would replace another buyer's run; null if there is none. */
  readonly instead: string | null;
}) {
  const { scenario, run, broken, offers, refusals, failure, replayed } = simulator;
  const { chart } = index;
  const sign = useRef<HTMLParagraphElement>(null);
  const story = useRef<HTMLDivElement>(null);
  const moment = run === null ? null : `${run.at} of ${run.steps.length}`;
  const place = run === null ? '' : stateValueText(presentMove(run).to.snapshot);
  const hasMoved = useRef(false);
  // The pressed button may be gone, so the focus moves to the current state.
  useEffect(() => {
    if (moment !== null && hasMoved.current) sign.current?.focus();
    hasMoved.current = true;
    // The result of a replay is below the current state.
    if (replayed !== null) story.current?.scrollIntoView({ block: 'nearest' });
  }, [moment, replayed]);
  return (
    <section className="panel" aria-labelledby="simulator-title">
      <h2 id="simulator-title" tabIndex={-1}>
        Simulator
      </h2>
      {failure === '' ? null : <p role="alert">{failure}</p>}
      {run === null ? null : (
        <>
          <p role="status" tabIndex={-1} ref={sign}>
            Now in “{placeInWords(chart.id, place)}” <InlineCode>{place}</InlineCode>
          </p>
          {instead === null ? null : (
            <AnotherBuyer
              begun={scenario.inputs[run.input]}
              instead={chosen[instead]}
              onBegin={() => simulator.begin(instead)}
            />
          )}
          <div ref={story}>{replayed === null ? null : <ReplayOutcome replayed={replayed} />}</div>
          <PathPlayer machine={chart.id} {...{ scenario, run, broken }} onGoTo={simulator.goTo} />
          <ClockGroup offers={offers.map(({ stimulus }) => stimulus)} run={run} onPlay={simulator.play} />
          <OfferList {...{ index, offers, refusals }} onPlay={simulator.play} />
          <CopyPath {...{ chart, scenario, run }} />
        </>
      )}
      <InputChoice simulator={simulator} chosen={chosen} />
      <ReplayForm machine={chart.id} onReplay={simulator.replay} />
    </section>
  );
}
