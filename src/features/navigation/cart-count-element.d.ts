import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by /page.js: shows the number of items in the cart, on every page and in every tab. */
      'cart-count': HTMLAttributes<HTMLElement> & { class?: string | undefined };
    }
  }
}
