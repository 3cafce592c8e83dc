import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { ownValue } from '@sonde/machines/rules/texts';

interface Containing {
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
}

const snapshotOf = (child: AnyActorRef | undefined): unknown => child?.getSnapshot();

/** Renders again when the contained machine changes by itself: selectors read its present snapshot. */
export function useContained({ children }: Containing, id: string): void {
  const child = ownValue(children, id);
  const subscribe = useCallback(
    (react: () => void) => {
      const subscription = child?.subscribe(react);
      return () => subscription?.unsubscribe();
    },
    [child],
  );
  const present = () => snapshotOf(child);
  useSyncExternalStore(subscribe, present, present);
}
