import { useEffect } from 'react';

/** Acts when a flow has reached what the page does next: a value that is null until then. */
export function useReached<Reached>(reached: Reached | null, act: (reached: Reached) => void): void {
  useEffect(() => {
    if (reached !== null) act(reached);
  }, [reached, act]);
}
