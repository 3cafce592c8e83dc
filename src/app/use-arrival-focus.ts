import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * For the heading of a page, which needs `tabIndex={-1}`: it takes the focus when a step on another page led here, so
 * that the new page is read out. A page that is loaded, or found again with Back, keeps the browser's own focus.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return heading;
}
