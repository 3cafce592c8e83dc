import { demoVideoScenes } from '../../machines/rules/leads/index.ts';
import { loopFile, loopScenes } from '../../src/pictures/sonogram-loops.ts';
import { sonogramFile } from '../../src/pictures/sonograms.ts';
import { deviceSlugs, type DeviceSlug } from './parts/probe-designs.ts';
import type { ConnectorName } from './parts/connector.ts';
import { besidePhonePicture } from './scenes/beside-phone.ts';
import { boxPicture, type BoxLook } from './scenes/box-view.ts';
import { cableConnectorPicture, cablePicture } from './scenes/cable-views.ts';
import { connectorPicture } from './scenes/connector-view.ts';
import { loopPicture } from './sonogram/loops.ts';
import { sonogramPicture } from './sonogram/sonograms.ts';
import { heroCuts, heroPicture } from './scenes/hero.ts';
import { membershipPicture, membershipSlugs } from './scenes/membership.ts';
import { threeQuarterPicture } from './scenes/three-quarter.ts';
import { warranties, warrantyPicture, type WarrantySlug } from './scenes/warranty.ts';

/** A file of `public/pictures` and the function that draws it. */
export interface Drawing {
  readonly file: string;
  readonly draw: () => string | Buffer;
}

/** The plugs of each device; the first is the one in pictures whose names contain no plug. */
const plugs: Readonly<Record<DeviceSlug, readonly [ConnectorName, ...ConnectorName[]]>> = {
  iq3: ['usb-c'],
  'iq-plus': ['usb-c', 'lightning'],
  'iq-plus-care': ['usb-c'],
  'iq-plus-vet': ['usb-c', 'lightning'],
  iq: ['lightning'],
};

const gelOnInk = '#3fc1b5';
const mossOnInk = '#9fbf63';

const boxes: Readonly<Record<DeviceSlug, BoxLook>> = {
  iq3: { name: 'Sonde IQ3', accent: gelOnInk, travelCase: 'fabric' },
  'iq-plus': { name: 'Sonde IQ+', accent: gelOnInk, travelCase: 'fabric' },
  'iq-plus-care': { name: 'Sonde IQ+ Care', accent: gelOnInk, travelCase: 'fabric' },
  'iq-plus-vet': { name: 'Sonde IQ+ Vet', accent: mossOnInk, travelCase: 'graphiteShell' },
  iq: { name: 'Sonde IQ', accent: gelOnInk, travelCase: 'fabric' },
};

const devices = deviceSlugs.flatMap((slug): Drawing[] => {
  const [plug, ...others] = plugs[slug];
  return [
    { file: `${slug}-three-quarter.svg`, draw: () => threeQuarterPicture(slug, plug) },
    { file: `${slug}-connector.svg`, draw: () => connectorPicture(slug, plug) },
    { file: `${slug}-in-hand.svg`, draw: () => besidePhonePicture(slug) },
    { file: `${slug}-box.svg`, draw: () => boxPicture(slug, plug, boxes[slug]) },
    ...others.flatMap((other): Drawing[] => [
      { file: `${slug}-three-quarter-${other}.svg`, draw: () => threeQuarterPicture(slug, other) },
      { file: `${slug}-connector-${other}.svg`, draw: () => connectorPicture(slug, other) },
      { file: `${slug}-box-${other}.svg`, draw: () => boxPicture(slug, other, boxes[slug]) },
    ]),
  ];
});

const cables = (['usb-c', 'lightning'] as const).flatMap((plug): Drawing[] =>
  [`cable-${plug}`, `cable-${plug}-long`].flatMap((slug, index) => [
    { file: `${slug}-three-quarter.svg`, draw: () => cablePicture(plug, index === 1) },
    { file: `${slug}-connector.svg`, draw: () => cableConnectorPicture(plug) },
  ]),
);

const emblems: readonly Drawing[] = [
  ...membershipSlugs.map((slug) => ({ file: `${slug}-emblem.svg`, draw: () => membershipPicture(slug) })),
  ...(Object.keys(warranties) as WarrantySlug[]).map((slug) => ({
    file: `${slug}-emblem.svg`,
    draw: () => warrantyPicture(slug),
  })),
];

const heroes = Object.entries(heroCuts).map(([name, cut]): Drawing => ({
  file: `${name}.svg`,
  draw: () => heroPicture(cut),
}));

const sonograms = demoVideoScenes.map((scene): Drawing => ({
  file: sonogramFile(scene),
  draw: () => sonogramPicture(scene),
}));

const loops = loopScenes.map((scene): Drawing => ({
  file: loopFile(scene),
  draw: () => loopPicture(scene),
}));

/** Every drawing of the shop except the favicon. */
export const drawings: readonly Drawing[] = [
  ...devices,
  ...cables,
  ...emblems,
  ...heroes,
  ...sonograms,
  ...loops,
];
