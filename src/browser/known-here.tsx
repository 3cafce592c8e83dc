import { storedKeys } from './stored-checkout.ts';
import script from './known-here.script.js?raw';

interface KnownHereProps {
  /** Of the checkout that the page brings along. */
  readonly token: string;
  readonly country: string;
  /** Which flow shows it. */
  readonly flow: 'cart' | 'checkout';
}

/** Marks before the page is drawn which part of it depends on what this browser alone knows; see {@link ServedPart}. */
export function KnownHere({ token, country, flow }: KnownHereProps) {
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
