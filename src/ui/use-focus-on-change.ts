import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from './take-focus.ts';

/** The ref of what takes the focus when a value changes, such as the heading of another step; not at first. */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    takeFocus(target.current);
  }, [value]);
  return target;
}
