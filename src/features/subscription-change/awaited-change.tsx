import type { ReactNode } from 'react';
import { OwnerLoading } from '../owner-flow/owner-loading.tsx';
import { LostPart } from '../trouble/lost-part.tsx';
import type { ChangeScreens, LaterChange } from './use-change-screens.ts';

interface AwaitedChangeProps {
  readonly later: LaterChange;
  readonly children: (screens: ChangeScreens) => ReactNode;
}

/** What the screens of a change show, once they have loaded. */
export function AwaitedChange({ later: { part, isLost, onRetry }, children }: AwaitedChangeProps) {
  if (part) return children(part);
  return isLost ? <LostPart onRetry={onRetry} /> : <OwnerLoading />;
}
