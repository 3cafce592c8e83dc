/**
 * How a form reflects light: four tones from shade to light, its edges, its highlight, and the softness between tones.
 */
export interface Material {
  readonly tones: readonly [string, string, string, string];
  /** The light along the edge that faces the lamp, and the outline on the other side. */
  readonly edge: { readonly light: string; readonly shade: string };
  /** The highlight of a smooth surface; absent for a matte one. */
  readonly highlight?: { readonly colour: string; readonly opacity: number };
  /** The softness of the transition between tones, in mm. */
  readonly softness: number;
}

export const materials = {
  inkShell: {
    tones: ['#0f1622', '#1b2536', '#2c394e', '#46566e'],
    edge: { light: '#a9b7c9', shade: '#3d4b61' },
    highlight: { colour: '#dfe8f2', opacity: 0.55 },
    softness: 0.8,
  },
  graphiteShell: {
    tones: ['#23282b', '#353c3f', '#4b5457', '#687275'],
    edge: { light: '#b9c2c4', shade: '#4a5356' },
    highlight: { colour: '#eef2f2', opacity: 0.4 },
    softness: 0.8,
  },
  paperShell: {
    tones: ['#868c92', '#b0b5b9', '#dadbd9', '#f1f0ec'],
    edge: { light: '#c9cdd0', shade: '#7a8087' },
    highlight: { colour: '#ffffff', opacity: 0.85 },
    softness: 0.8,
  },
  mistShell: {
    tones: ['#7d9090', '#a3b5b3', '#c5d3d0', '#e0e9e6'],
    edge: { light: '#c6d6d3', shade: '#6b7e7e' },
    highlight: { colour: '#ffffff', opacity: 0.8 },
    softness: 0.8,
  },
  steelShell: {
    tones: ['#4d565f', '#6b757f', '#8d96a0', '#b0b8c0'],
    edge: { light: '#dde3e8', shade: '#56606a' },
    highlight: { colour: '#f4f7fa', opacity: 0.5 },
    softness: 0.8,
  },
  lens: {
    tones: ['#7c848b', '#9aa2a8', '#b7bec2', '#d0d5d7'],
    edge: { light: '#eef1f2', shade: '#747c84' },
    softness: 0.8,
  },
  rubber: {
    tones: ['#11161f', '#1f2732', '#323c49', '#4c5764'],
    edge: { light: '#7f8b99', shade: '#364150' },
    softness: 0.5,
  },
  fabric: {
    tones: ['#28303a', '#3a444f', '#505b67', '#6b7682'],
    edge: { light: '#9aa5b0', shade: '#3c4651' },
    softness: 1.1,
  },
  metal: {
    tones: ['#6d757d', '#98a0a7', '#c3c9ce', '#e9edef'],
    edge: { light: '#ffffff', shade: '#5c646c' },
    softness: 0.15,
  },
} as const satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;
