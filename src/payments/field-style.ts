import type { StripeElementStyle } from '@stripe/stripe-js';

/** Phones zoom in on smaller text while typing. */
const SMALLEST_FONT_PIXELS = 16;

/** The style of text in `container` as plain values, because the page's CSS doesn't reach into the provider's frame. */
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

/** Calls back when the page changes between light and dark; returns the function that stops it. */
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
