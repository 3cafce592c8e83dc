import type { StripeElementStyle } from '@stripe/stripe-js';

/** A phone zooms in on smaller text while one types. */
const SMALLEST_FONT_PIXELS = 16;

/** The look of text in `container` as plain values: the page's styles and tokens end at the provider's frame. */
export function fieldStyle(container: HTMLElement): StripeElementStyle {
  const style = getComputedStyle(container);
  const token = (name: string) => style.getPropertyValue(name).trim() || style.color;
  return {
    base: {
      color: style.color,
      fontFamily: style.fontFamily,
      fontSize: `${Math.max(parseFloat(style.fontSize), SMALLEST_FONT_PIXELS)}px`,
      '::placeholder': { color: token('--text-muted') },
    },
    invalid: { color: token('--danger') },
  };
}

/** Calls back when the page changes between light and dark; gives the function that ends it. */
export function watchColours(onChange: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  preference.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    preference.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
