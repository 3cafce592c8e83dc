import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown', 'input'] as const;
/** Before they choose, people move the pointer, scroll or tab. */
const signs = [...touches, 'pointermove', 'scroll', 'focusin'] as const;

function useFirst(names: readonly (typeof signs)[number][], act: () => void): void {
  useEffect(() => {
    const done = new AbortController();
    const touch = () => {
      done.abort();
      act();
    };
    for (const name of names)
      addEventListener(name, touch, { capture: true, passive: true, signal: done.signal });
    return () => done.abort();
  }, [names, act]);
}

/** Acts once, when somebody first presses, types or tabs on the page: what they will need next is then loaded. */
export function useFirstTouch(act: () => void): void {
  useFirst(touches, act);
}

/** Acts once, when anything first says that somebody is there: what their first press will need is then loaded. */
export function useFirstSign(act: () => void): void {
  useFirst(signs, act);
}
