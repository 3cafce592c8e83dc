import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface EarlyPress {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'data-early-press': '';
}

/**
 * What a button needs so that a press counts that came before the application did: /page.js notes it on the
 * button, and `answer` is called once the button can do what it says.
 */
export function useEarlyPress(answer: () => void): EarlyPress {
  const ref = useRef<HTMLButtonElement>(null);
  const arrive = useEffectEvent(() => {
    const button = ref.current;
    if (!button || !('pressed' in button.dataset)) return;
    delete button.dataset['pressed'];
    answer();
  });
  useEffect(() => arrive(), []);
  return { ref, 'data-early-press': '' };
}
