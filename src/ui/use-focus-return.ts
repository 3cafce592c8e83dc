import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the control that asked a question once the question is gone, unless the focus is elsewhere by
 * then. The ref is for that control, which may disappear while the question is open.
 */
export function useFocusReturn<Control extends HTMLElement>(isOpen: boolean): RefObject<Control | null> {
  const opener = useRef<Control>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
