/** How shares are written for a BCP 47 tag, 0.19 as `19%`, `19 %` or `%19`; at most three digits follow the decimal sign. */
export function percentFormat(tag: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
}
