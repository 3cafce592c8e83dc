/** The attributes of a decorative drawing beside text, hidden from assistive technology. */
export const smallSector = {
  width: 56,
  height: 38,
  viewBox: '0 0 56 38',
  focusable: 'false',
  'aria-hidden': true,
} as const;
