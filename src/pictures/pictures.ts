import { type productsWithTwoPlugs, viewsOfPlug } from './plug-pictures.ts';

/** The views of the product drawings. */
export type PictureView =
  | 'three-quarter'
  | 'three-quarter-lightning'
  | 'connector'
  | 'connector-lightning'
  | 'in-hand'
  | 'box'
  | 'box-lightning'
  | 'emblem';

/** A product drawing: a file in `/pictures/` and its size in CSS pixels. */
export interface Picture {
  readonly view: PictureView;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const ofDevice = ['three-quarter', 'connector', 'in-hand', 'box'] as const;
const ofDeviceWithTwoPlugs = [
  ...ofDevice,
  ...viewsOfPlug.map((view) => `${view}-lightning` as const),
] as const;
const ofCable = ['three-quarter', 'connector'] as const;
const ofEmblem = ['emblem'] as const;

const views = {
  iq3: ofDevice,
  'iq-plus': ofDeviceWithTwoPlugs,
  'iq-plus-care': ofDevice,
  'iq-plus-vet': ofDeviceWithTwoPlugs,
  iq: ofDevice,
  'cable-usb-c': ofCable,
  'cable-usb-c-long': ofCable,
  'cable-lightning': ofCable,
  'cable-lightning-long': ofCable,
  'membership-individual': ofEmblem,
  'membership-core': ofEmblem,
  'membership-clinic': ofEmblem,
  'membership-team': ofEmblem,
  'membership-team-seat': ofEmblem,
  'membership-pro-three-year': ofEmblem,
  'membership-pro-three-year-renewal': ofEmblem,
  'membership-pro-custom': ofEmblem,
  'membership-pro-custom-seat': ofEmblem,
  'membership-pro': ofEmblem,
  'pro-custom-collaboration': ofEmblem,
  'pro-custom-diagnostic-tools': ofEmblem,
  'pro-custom-education': ofEmblem,
  'pro-custom-procedural-tools': ofEmblem,
  'membership-individual-forever': ofEmblem,
  'warranty-2-years': ofEmblem,
  'warranty-3-years': ofEmblem,
  'warranty-vet-2-years': ofEmblem,
  'warranty-vet-3-years': ofEmblem,
} as const satisfies Readonly<Record<string, readonly PictureView[]>> &
  Readonly<Record<(typeof productsWithTwoPlugs)[number], typeof ofDeviceWithTwoPlugs>>;

/** The products with drawings, by catalog slug. */
export type PicturedProduct = keyof typeof views;

const toPictures = ([slug, list]: readonly [string, readonly PictureView[]]): readonly [
  string,
  readonly Picture[],
] => [slug, list.map((view) => ({ view, file: `${slug}-${view}.svg`, width: 800, height: 600 }))];

/** The drawings of each product, the one for lists first. */
export const pictures = Object.fromEntries(Object.entries(views).map(toPictures)) as Readonly<
  Record<PicturedProduct, readonly Picture[]>
>;

const wideHero = { width: 1600, height: 900 } as const;
const narrowHero = { width: 750, height: 780 } as const;

/** The drawings at the top of the home pages, by whose patients they show, with their crops for phones. */
export const heroPictures = {
  HUMAN: {
    wide: { file: 'hero.svg', ...wideHero },
    narrow: { file: 'hero-narrow.svg', ...narrowHero },
  },
  VETERINARY: {
    wide: { file: 'hero-veterinary.svg', ...wideHero },
    narrow: { file: 'hero-veterinary-narrow.svg', ...narrowHero },
  },
} as const;
