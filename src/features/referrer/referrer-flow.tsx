import { useLingui } from '@lingui/react/macro';
import { referrerWithPorts } from '@sonde/machines/referrer';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { island } from '../../page/island.ts';
import { createReferrerPorts, isSharingOffered } from '../../ports/referrer-ports.ts';
import { RunningReferrer } from './running-referrer.tsx';

interface ReferrerFlowProps {
  readonly link: string;
  readonly code: string;
  /** What a friend saves, as the page's language writes it. */
  readonly saving: string;
}

/** Runs the machine with the browser's ports. It stores no snapshot: everything is in the page. */
function ReferrerFlow({ link, code, saving }: ReferrerFlowProps) {
  const { t } = useLingui();
  const trail = useTrail();
  const words = {
    title: t`Sonde`,
    text: t`Get ${saving} off a Sonde ultrasound probe with my code ${code}. Your first order earns my organization credit for its membership.`,
  };
  const machine = useOnce(() => referrerWithPorts(createReferrerPorts(words)));
  const { snapshot, send } = useFlow(machine, { input: { link, code, isSharingOffered: false } }, () => ({
    input: { link, code, isSharingOffered: isSharingOffered() },
    ...liveViewOptions(trail.inspect),
  }));
  return <RunningReferrer snapshot={snapshot} send={send} />;
}

export const referrerIsland = island('referrer', ReferrerFlow, 'when drawn');
