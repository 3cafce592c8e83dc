import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by /page.js: the signed-in user's name, on every page and in every tab. */
      'account-name': HTMLAttributes<HTMLElement> & { class?: string | undefined };
    }
  }
}
