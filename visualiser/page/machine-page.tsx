import { useEffect, useMemo, useRef, useState } from 'react';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Book, BookMachine, Screen } from '../book/book.types.ts';
import { ChangesHint, ChangesPanel } from '../changes/changes-panel.tsx';
import { ChoiceForm } from '../choice/choice-form.tsx';
import { replacementInput } from '../choice/replacement-input.ts';
import { ChoicePanel } from '../choice/choice-panel.tsx';
import { useBuyers } from '../choice/use-buyers.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { asTrailEntry, latestRun } from '../live/live-moments.ts';
import { LivePanel } from '../live/live-panel.tsx';
import type { Live } from '../live/use-live.ts';
import { RemarksPanel } from '../remarks/remarks-panel.tsx';
import type { KeptRemarks } from '../remarks/use-remarks.ts';
import { presentMove } from '../simulator/run.ts';
import { SimulatorPanel } from '../simulator/simulator-panel.tsx';
import { useSimulator } from '../simulator/use-simulator.ts';
import { useShortestPath } from '../simulator/use-shortest-path.ts';
import { readTrail } from '../trail/read-trail.ts';
import { TrailPanel } from '../trail/trail-panel.tsx';
import { stepsOfTrail } from '../trail/trail-steps.ts';
import { relevantSteps } from '../trail/relevant-steps.ts';
import { shownFor } from './chosen-drawing.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { Details } from './details.tsx';
import { DrawingView } from './drawing-view.tsx';
import { highlightsFor } from './highlights.ts';
import { LinesPanel } from './lines-panel.tsx';
import { ReachSelect } from './reach-select.tsx';
import { stateText } from '../drawing/state-text.ts';
import { hashOf, readRoute, type Route } from './route.ts';
import { ScreensHint, ScreensPanel } from './screens-panel.tsx';
import { Sheet } from './sheet.tsx';
import { Tools } from './tools.tsx';
import { StateSearch } from './state-search.tsx';
import { StepLinks } from './step-links.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface MachinePageProps {
  readonly machine: BookMachine;
  readonly since: string | null;
  readonly screens: readonly Screen[];
  readonly areScreensStale: boolean;
  readonly addressFields: Book['addressFields'];
  readonly route: Route;
  /** The next machine in the list; null after the last. */
  readonly next: BookMachine | null;
  readonly live: Live;
  readonly keptRemarks: KeptRemarks;
}

const noIds: ReadonlySet<string> = new Set();

/** The page of a machine: the path to the focused state, the drawing, and panels about it. */
export function MachinePage(props: MachinePageProps) {
  const { machine, since, screens, areScreensStale, addressFields, route, next, live, keptRemarks } = props;
  const { chart, id, title, changes, reaches, outlooks, coverage } = machine;
  // Each machine has its own page, which starts at the top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { chosen, met, beginnings } = useBuyers(id, route.choice, outlooks.length > 0);
  const index = useMemo(() => indexChart(chart), [chart]);
  const { selected, isKnown, focus, drawing } = shownFor(machine, index, route);
  const sheet = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState('');
  const [isCoverageShown, setCoverageShown] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [near, setNear] = useState<string | null>(null);
  const simulator = useSimulator(index, route.run, (run, state) => {
    // Reads the URL again, because the reader may have changed the selection during a long replay.
    window.location.hash = hashOf({ ...readRoute(window.location.hash), machine: id, state, run });
  });
  const trail = useMemo(() => (route.trail === '' ? [] : readTrail(route.trail)), [route.trail]);
  const way = useMemo(() => {
    return trail === null ? null : relevantSteps(stepsOfTrail(index, trail), ({ entry }) => entry);
  }, [index, trail]);
  const view = route.view === 'way' ? 'step' : route.view;
  const hashOfState = (state: string) =>
    hashOf({ ...route, machine: id, view, state: stateText(chart, index.state(state)) });
  const run = simulator?.run ?? null;
  const instead = run === null || chosen === null ? null : replacementInput(run.input, chosen, beginnings);
  const liveRun = useMemo(() => latestRun(live.story, id), [live.story, id]);
  const liveWay = useMemo(
    () => stepsOfTrail(index, liveRun === null || liveRun.hasEnded ? [] : liveRun.moments.map(asTrailEntry)),
    [index, liveRun],
  );
  const [isFollowed, setFollowed] = useState(false);
  const liveState = liveRun?.moments.at(-1)?.state.split(',')[0] ?? '';
  useEffect(() => {
    if (isFollowed && liveState !== '')
      window.location.replace(hashOf({ ...readRoute(window.location.hash), machine: id, state: liveState }));
  }, [isFollowed, liveState, id]);
  const highlights = highlightsFor(machine, {
    run,
    way: way ?? [],
    live: liveWay.at(-1) ?? null,
    input,
    met,
    isCoverageShown,
    remarks: keptRemarks.remarks[id] ?? [],
    brokenStep: simulator?.broken?.step ?? null,
  });
  const isChoiceOfRun = instead === null;
  const wayThere = useShortestPath(
    index,
    simulator,
    Object.keys(beginnings)[0] ?? '',
    isChoiceOfRun ? highlights.dimmed : noIds,
  );
  // A run that has ended mustn't push the simulator out of view.
  const isLive = liveRun !== null && (run === null || !liveRun.hasEnded);
  const below = [
    ...(route.trail === '' ? [] : [['trail-title', 'Recorded path'] as const]),
    ...(simulator === null ? [] : [['simulator-title', 'Simulator'] as const]),
  ];
  const livePanel = (
    <LivePanel {...{ index, isFollowed }} link={live.link} run={liveRun} onFollow={setFollowed} />
  );
  const choicePanel =
    chosen === null ? null : (
      <ChoicePanel {...{ index, outlooks, chosen, met, addressFields, hashOfState }} />
    );
  const details = <Details {...{ index, hashOfState }} state={selected} impossible={highlights.dimmed} />;
  const remarks = <RemarksPanel {...{ index, hashOfState }} state={selected} kept={keptRemarks} />;
  return (
    <>
      <div className="way">
        <Breadcrumbs {...{ index, focus, hashOfState }} />
        <Tools {...{ machine, route, next, sheet }} />
      </div>
      {route.view === 'way' ? null : <StepLinks {...{ index, hashOfState }} />}
      {outlooks.length === 0 ? null : (
        <ChoiceForm
          {...{ choice: route.choice, chosen }}
          onChoose={(choice) => {
            window.location.hash = hashOf({ ...route, machine: id, choice });
          }}
        />
      )}
      {route.unknownView === '' ? null : (
        <p className="refusal" role="alert">
          {`Unknown view “${route.unknownView}”; one level is shown instead.`}
        </p>
      )}
      {isKnown ? null : <p role="alert">{`${title} has no state “${route.state}”.`}</p>}
      <div className="columns" data-alone={isAlone ? '' : undefined}>
        <div key={`${focus.id} ${route.view}`}>
          <Sheet
            {...{ sheet, drawing, title, isAlone }}
            said={wayThere.said}
            below={below}
            onAlone={setAlone}
            search={<StateSearch {...{ index, hashOfState }} />}
          >
            {(scale) => (
              <DrawingView
                {...{ drawing, index, title, highlights, hashOfState, scale, near }}
                selected={selected.id}
                onNear={setNear}
                onGoThere={wayThere.goThere}
              />
            )}
          </Sheet>
          <LinesPanel {...{ index, drawing, near }} />
        </div>
        <aside aria-label="About the drawing">
          <ScreensPanel
            machine={index.chart.id}
            screens={screens}
            areStale={areScreensStale}
            place={run === null ? route.state : stateValueText(presentMove(run).to.snapshot)}
          />
          <div className="beside">
            {route.trail === '' ? null : (
              <TrailPanel
                key={route.trail}
                reason={route.reason}
                index={index}
                way={way}
                onReplay={
                  simulator === null || trail === null
                    ? null
                    : (signal) => simulator.replayTrail(trail, signal)
                }
                hashOfStep={({ states }) => (states.length === 0 ? null : hashOfState(states.at(-1) ?? ''))}
              />
            )}
            {run === null ? choicePanel : null}
            {isLive ? livePanel : null}
            {changes === null || since === null ? null : (
              <ChangesPanel {...{ since, changes, index, hashOfState }} />
            )}
            {run === null ? details : null}
            {run === null ? remarks : null}
            {simulator === null ? null : (
              <SimulatorPanel {...{ index, simulator, instead }} chosen={beginnings} />
            )}
            {coverage === null ? null : (
              <CoveragePanel coverage={coverage} isShown={isCoverageShown} onShow={setCoverageShown} />
            )}
            {reaches.length === 0 ? null : <ReachSelect {...{ index, reaches, input }} onChange={setInput} />}
            {run === null ? null : choicePanel}
            {run === null ? null : details}
            {run === null ? null : remarks}
            {isLive ? null : livePanel}
            {machine.kind === 'flow' && screens.length === 0 ? <ScreensHint /> : null}
            {changes === null || since === null ? <ChangesHint /> : null}
          </div>
        </aside>
      </div>
    </>
  );
}
