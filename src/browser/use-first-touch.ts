import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown', 'input'] as const;

/** Acts once, on the visitor's first press, key or input on the page: the moment to load what they need next. */
export function useFirstTouch(act: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const touch = () => {
      done.abort();
      act();
    };
    for (const name of touches)
      addEventListener(name, touch, { capture: true, passive: true, signal: done.signal });
    // The window loses the focus to a frame, such as the card provider's fields, whose events don't reach the page.
    addEventListener('blur', touch, { signal: done.signal });
    return () => done.abort();
  }, [act]);
}
