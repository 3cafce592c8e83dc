import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown', 'input'] as const;

/** Acts once, when somebody first presses, types or tabs on the page: what they will need next is then loaded. */
export function useFirstTouch(act: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const touch = () => {
      done.abort();
      act();
    };
    for (const name of touches)
      addEventListener(name, touch, { capture: true, passive: true, signal: done.signal });
    return () => done.abort();
  }, [act]);
}
