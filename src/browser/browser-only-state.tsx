import { storedKeys } from './stored-checkout.ts';
import script from './browser-only-state.script.js?raw';

interface BrowserOnlyStateProps {
  /** The token of the served checkout. */
  readonly token: string;
  readonly country: string;
  /** The flow that shows it. */
  readonly flow: 'cart' | 'checkout';
}

/**
 * Before the page is drawn, marks the part of it that depends on facts only this browser knows; see {@link ServedPart}.
 */
export function BrowserOnlyState({ token, country, flow }: BrowserOnlyStateProps) {
  const facts = {
    cart: { 'data-count-key': storedKeys.count(country), 'data-of-screen': storedKeys.toldInCart.join(' ') },
    checkout: { 'data-of-step': storedKeys.flow(flow, token) },
  };
  return (
    <script
      data-token={token}
      data-token-key={storedKeys.token(country)}
      {...facts[flow]}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
