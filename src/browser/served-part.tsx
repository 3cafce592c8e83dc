import { useState, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useKnownHere } from './use-known-here.ts';
import styles from './served-part.module.css';

/** How much the server has drawn of a checkout: all of it, or its step beside a summary that is right in any case. */
export type Part = 'screen' | 'step';

interface ServedPartProps {
  readonly part: Part;
  /** Whether the server knows enough to draw it; else it waits for the browser as it would without a server. */
  readonly isKnown?: boolean;
  /** What is there while the part waits for what this browser alone knows: `known-here.script.js`. */
  readonly waiting: ReactNode;
  /** Stands above what the server drew, for browsers that run no scripts. */
  readonly withoutScripts?: ReactNode;
  readonly children: ReactNode;
}

/** A part waits for what it depends on, and for what the part around it waits for. */
const isAwaited = (part: Part) => {
  const known = document.documentElement.dataset['knownHere'];
  return known === part || known === 'screen';
};

/**
 * What the server draws of a checkout, and the browser takes over as it is. Where this browser knows something that the
 * server didn't, the buyer sees the waiting screen in its place, and then the part drawn anew.
 */
export function ServedPart({ part, isKnown = true, waiting, withoutScripts, children }: ServedPartProps) {
  const isHydrated = useHydrated();
  const [first] = useState({ isServed: !isHydrated, isKnown });
  const isServed = first.isServed && !isHydrated;
  const isDrawnAnew = useKnownHere(() => first.isServed && (!first.isKnown || isAwaited(part)), false);
  if (isServed && !first.isKnown) return <div className={styles.part}>{waiting}</div>;
  return (
    <>
      {isServed && (
        <div key="waiting" className={styles.waiting} data-part={part}>
          {waiting}
        </div>
      )}
      <div
        key={isDrawnAnew ? 'drawn anew' : 'as served'}
        className={isServed ? styles.served : styles.part}
        data-part={part}
      >
        {isServed && withoutScripts}
        {children}
      </div>
    </>
  );
}
