import { useState, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useBrowserOnlyState } from './use-browser-only-state.ts';
import styles from './served-part.module.css';

/**
 * How much of a checkout the server has rendered: the whole screen, or its step beside a summary that is right in any
 * case.
 */
export type Part = 'screen' | 'step';

interface ServedPartProps {
  readonly part: Part;
  /** Whether the server has the data to render it; if not, the part waits for the browser. */
  readonly isKnown?: boolean;
  /** Shown while the part waits for facts only this browser knows (`browser-only-state.script.js`). */
  readonly waiting: ReactNode;
  /** Shown above the served part in browsers without scripts. */
  readonly withoutScripts?: ReactNode;
  readonly children: ReactNode;
}

/** A part waits for its own facts and for those of the part around it. */
const isAwaited = (part: Part) => {
  const known = document.documentElement.dataset['browserOnlyState'];
  return known === part || known === 'screen';
};

/**
 * A server-rendered part of a checkout, which the browser hydrates unchanged. If this browser has facts that the server
 * lacks, the buyer sees the waiting screen instead, and then the part rendered again.
 */
export function ServedPart({ part, isKnown = true, waiting, withoutScripts, children }: ServedPartProps) {
  const isHydrated = useHydrated();
  const [first] = useState({ isServed: !isHydrated, isKnown });
  const isServed = first.isServed && !isHydrated;
  const isRedrawn = useBrowserOnlyState(() => first.isServed && (!first.isKnown || isAwaited(part)), false);
  if (isServed && !first.isKnown) return <div className={styles.part}>{waiting}</div>;
  return (
    <>
      {isServed && (
        <div key="waiting" className={styles.waiting} data-part={part}>
          {waiting}
        </div>
      )}
      <div
        key={isRedrawn ? 'redrawn' : 'as served'}
        className={isServed ? styles.served : styles.part}
        data-part={part}
      >
        {isServed && withoutScripts}
        {children}
      </div>
    </>
  );
}
