import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in by /page.js: shows the number of items in the cart, on every page and in every tab. */
      'cart-count': HTMLAttributes<HTMLElement> & { class?: string | undefined };
    }
  }
}
