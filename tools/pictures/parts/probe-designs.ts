import type { MaterialName } from './material.ts';
import type { ProbeForm } from './probe-form.ts';

export const deviceSlugs = ['iq3', 'iq-plus', 'iq-plus-care', 'iq-plus-vet', 'iq'] as const;
export type DeviceSlug = (typeof deviceSlugs)[number];

/**
 * The design of a device: its form, its materials and its details. Positions in mm from its middle, negative toward the
 * tail.
 */
export interface ProbeDesign {
  readonly form: ProbeForm;
  readonly shell: MaterialName;
  /** A head of another material, starting at `from`. */
  readonly collar?: { readonly from: number; readonly material: MaterialName };
  /** A colored ring around the body. */
  readonly ring?: {
    readonly from: number;
    readonly to: number;
    readonly colours: readonly [string, string, string];
  };
  readonly buttons: readonly {
    readonly x: number;
    readonly halfLength: number;
    readonly halfWidth: number;
    readonly colours: readonly [string, string, string];
  }[];
  /** The position of the indicator light. */
  readonly light: number;
  /** Grip ribs on both sides of the upper face. */
  readonly ribs?: { readonly from: number; readonly to: number; readonly count: number };
  /** The position of the shop's mark. */
  readonly mark: { readonly x: number; readonly size: number; readonly colour: string };
}

const gel = ['#5fd6ca', '#16968c', '#064c49'] as const;
const moss = ['#a3bf72', '#607f36', '#2e4016'] as const;
const inkButton = ['#55637a', '#2a3548', '#131a26'] as const;

const classic: ProbeForm = {
  stations: [
    { x: -74.5, halfWidth: 15.5, halfThickness: 13 },
    { x: -52, halfWidth: 18, halfThickness: 17.4 },
    { x: -24, halfWidth: 18.2, halfThickness: 19 },
    { x: 6, halfWidth: 17.6, halfThickness: 17 },
    { x: 30, halfWidth: 20.4, halfThickness: 14.4 },
    { x: 50, halfWidth: 26.4, halfThickness: 13 },
    { x: 62, halfWidth: 28, halfThickness: 12.5 },
    { x: 74.2, halfWidth: 27.6, halfThickness: 11.8 },
  ],
  squareness: 2.7,
  headCurve: 9.5,
  lensDepth: 6.5,
};

export const probeDesigns: Readonly<Record<DeviceSlug, ProbeDesign>> = {
  iq3: {
    form: {
      stations: [
        { x: -76, halfWidth: 15.5, halfThickness: 11.2 },
        { x: -50, halfWidth: 17.2, halfThickness: 15.6 },
        { x: -20, halfWidth: 17.4, halfThickness: 17.5 },
        { x: 12, halfWidth: 17.8, halfThickness: 14.8 },
        { x: 34, halfWidth: 21.2, halfThickness: 12.4 },
        { x: 53, halfWidth: 26, halfThickness: 11.2 },
        { x: 65, halfWidth: 28, halfThickness: 10.8 },
        { x: 74.3, halfWidth: 27.8, halfThickness: 10.4 },
      ],
      squareness: 2.9,
      headCurve: 8.5,
      lensDepth: 6,
    },
    shell: 'inkShell',
    ring: { from: 59.5, to: 63.5, colours: gel },
    buttons: [
      { x: 5, halfLength: 12, halfWidth: 5, colours: inkButton },
      { x: -20, halfLength: 5, halfWidth: 5, colours: inkButton },
    ],
    light: 25,
    mark: { x: -52, size: 13, colour: '#8fa0b6' },
  },
  'iq-plus': {
    form: classic,
    shell: 'paperShell',
    collar: { from: 46, material: 'inkShell' },
    buttons: [{ x: 6, halfLength: 8.5, halfWidth: 7, colours: inkButton }],
    light: 24,
    mark: { x: -42, size: 14, colour: '#4d5a6c' },
  },
  'iq-plus-care': {
    form: classic,
    shell: 'mistShell',
    collar: { from: 46, material: 'paperShell' },
    ring: { from: 44, to: 46.4, colours: gel },
    buttons: [{ x: 6, halfLength: 8.5, halfWidth: 7, colours: gel }],
    light: 24,
    mark: { x: -42, size: 14, colour: '#3f5f5d' },
  },
  'iq-plus-vet': {
    form: classic,
    shell: 'graphiteShell',
    collar: { from: 46, material: 'rubber' },
    ring: { from: 42.5, to: 46.4, colours: moss },
    buttons: [{ x: 6, halfLength: 8.5, halfWidth: 7, colours: moss }],
    light: 24,
    ribs: { from: -34, to: -8, count: 6 },
    mark: { x: -54, size: 12, colour: '#a9b3b3' },
  },
  iq: {
    form: {
      stations: [
        { x: -86, halfWidth: 16.5, halfThickness: 14 },
        { x: -58, halfWidth: 19, halfThickness: 16.8 },
        { x: -14, halfWidth: 20, halfThickness: 17.5 },
        { x: 22, halfWidth: 22, halfThickness: 16.4 },
        { x: 50, halfWidth: 26.2, halfThickness: 15 },
        { x: 70, halfWidth: 28, halfThickness: 14.2 },
        { x: 85, halfWidth: 28, halfThickness: 13.6 },
      ],
      squareness: 3.8,
      headCurve: 7.5,
      lensDepth: 5.7,
    },
    shell: 'steelShell',
    buttons: [{ x: -6, halfLength: 7, halfWidth: 7, colours: inkButton }],
    light: 12,
    mark: { x: -56, size: 14, colour: '#2e3742' },
  },
};
