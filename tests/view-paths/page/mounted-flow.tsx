import type { ComponentType } from 'react';
import { useSelector } from '@xstate/react';
import type { AnyActor, AnyEventObject } from 'xstate';
import type { ViewProps } from './view-props.ts';
import { viewsById } from './views.generated.ts';

/** The views of each flow, by its machine's id; each is typed with its own snapshots and events. */
const views = viewsById as unknown as Readonly<
  Record<string, ComponentType<ViewProps<unknown, AnyEventObject>>>
>;

interface MountedFlowProps {
  readonly flow: string;
  readonly actor: AnyActor;
  readonly send: (event: AnyEventObject) => void;
}

/** The real views on a test's actor. */
export function MountedFlow({ flow, actor, send }: MountedFlowProps) {
  const snapshot: unknown = useSelector(actor, (state: unknown) => state);
  const View = views[flow];
  return View && <View snapshot={snapshot} send={send} />;
}
