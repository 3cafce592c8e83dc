import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by `phone-check.script.js`: says whether the probe fits the phone that shows the page. */
      'phone-check': HTMLAttributes<HTMLElement> & {
        readonly connector: string;
        /** The oldest version of Android that fits; 0 if it isn't known. */
        readonly 'oldest-android': number;
      };
    }
  }
}
