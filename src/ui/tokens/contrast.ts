/** WCAG 2.2 contrast: 4.5 for text (1.4.3), 3 for control edges and marks (1.4.11). */
export const textRatio = 4.5;
const edgeRatio = 3;

/** A pair of color roles that need contrast: `front` is drawn on `back`. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
}

const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;

function onEveryGround(front: string, ratio: number): readonly ContrastPair[] {
  return grounds.map((back) => ({ front, back, ratio }));
}

/** Every pair of roles that a component combines; the test checks each in every theme and market. */
export const contrastPairs: readonly ContrastPair[] = [
  ...[
    'text',
    'text-muted',
    'accent',
    'accent-strong',
    'attention',
    'danger',
    'danger-strong',
    'success',
  ].flatMap((front) => onEveryGround(front, textRatio)),
  ...['control-edge', 'focus'].flatMap((front) => onEveryGround(front, edgeRatio)),
  { front: 'on-ink', back: 'ink', ratio: textRatio },
  { front: 'on-accent', back: 'accent', ratio: textRatio },
  { front: 'on-accent', back: 'accent-strong', ratio: textRatio },
  { front: 'on-danger', back: 'danger', ratio: textRatio },
  { front: 'text', back: 'accent-soft', ratio: textRatio },
  { front: 'text-muted', back: 'accent-soft', ratio: textRatio },
  { front: 'accent', back: 'accent-soft', ratio: textRatio },
  { front: 'control-edge', back: 'accent-soft', ratio: edgeRatio },
  { front: 'text', back: 'attention-soft', ratio: textRatio },
  { front: 'attention', back: 'attention-soft', ratio: textRatio },
  { front: 'text', back: 'danger-soft', ratio: textRatio },
  { front: 'danger', back: 'danger-soft', ratio: textRatio },
  { front: 'text', back: 'success-soft', ratio: textRatio },
  { front: 'success', back: 'success-soft', ratio: textRatio },
];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance 0–1 of a `#rrggbb` color (WCAG definition); throws for other notations. */
function relativeLuminance(hex: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio 1–21 of two `#rrggbb` colors in either order (WCAG definition). */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}
