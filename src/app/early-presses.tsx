import { useEffect } from 'react';
import script from './early-presses.script.js?raw';

/** In the head of a page that the application takes over: nothing that a quick buyer presses is lost meanwhile. */
export function EarlyPresses() {
  useEffect(() => {
    dispatchEvent(new Event('sonde:ready'));
  }, []);
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
