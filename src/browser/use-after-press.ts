import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that acts at once, or after the mouse button that is down is released. A message that appears in
 * between would push the pressed element from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const act of waiting.current.splice(0)) act();
    };
    addEventListener('mousedown', press, true);
    addEventListener('mouseup', release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}
