import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** `ends.script.js` counts down to the end in `data-ends`, every second. */
      'time-left': HTMLAttributes<HTMLElement> & { class?: string | undefined; 'data-ends': string };
    }
  }
}
