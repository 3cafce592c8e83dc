import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DemoVideoScene } from '@sonde/machines/rules/leads';
import type { SonogramPlace } from '../../pictures/sonograms.ts';

/** A sentence, and the place that it is about. */
interface Cue extends SonogramPlace {
  readonly text: MessageDescriptor;
}

/** How each scene moves, what it shows as a whole, and what is said about it. */
interface NarratedScene {
  readonly pace: 'beat' | 'breath' | 'slow';
  readonly alt: MessageDescriptor;
  readonly cues: readonly [Cue, Cue, Cue, Cue, Cue];
}

export const narratedScenes: Readonly<Record<DemoVideoScene, NarratedScene>> = {
  carotid: {
    pace: 'beat',
    alt: msg`An artery in the neck along its length, which widens with each beat`,
    cues: [
      { x: 0, y: 0.03, text: msg`The probe sends sound into the body and draws what comes back.` },
      { x: -0.3, y: 0.28, text: msg`Near the skin lies muscle: bright lines between darker fibers.` },
      {
        x: 0.05,
        y: 0.585,
        text: msg`The black band is blood in the carotid artery. Fluid returns almost no sound.`,
      },
      {
        x: 0.2,
        y: 0.69,
        text: msg`Two fine bright lines mark the wall of the artery. They part a little with each beat.`,
      },
      {
        x: -0.2,
        y: 0.88,
        text: msg`Farther from the skin the image darkens, because the sound grows weaker.`,
      },
    ],
  },
  gallbladder: {
    pace: 'breath',
    alt: msg`A dark gallbladder below the liver with one bright stone and its shadow`,
    cues: [
      { x: 0.22, y: 0.28, text: msg`The even gray is the liver. It moves up and down with each breath.` },
      { x: -0.12, y: 0.42, text: msg`The dark shape is the gallbladder. Bile is fluid, so it stays black.` },
      { x: 0.035, y: 0.545, text: msg`The bright arc is a stone. It reflects nearly all of the sound.` },
      { x: 0.05, y: 0.8, text: msg`No sound gets past it, so a dark shadow falls behind the stone.` },
      { x: 0.26, y: 0.62, text: msg`Tissue behind fluid looks brighter: less sound is lost on the way.` },
    ],
  },
  kidney: {
    pace: 'breath',
    alt: msg`Liver and right kidney side by side, gliding with each breath`,
    cues: [
      { x: 0.02, y: 0.3, text: msg`The liver lies in front. It is a window to what is behind it.` },
      { x: 0.1, y: 0.56, text: msg`The bright center of the kidney is fat around its vessels.` },
      { x: 0.3, y: 0.52, text: msg`Around it lies the darker cortex, with darker pyramids inside.` },
      {
        x: -0.02,
        y: 0.46,
        text: msg`Liver and kidney touch here. Free fluid would be a black stripe between them.`,
      },
      {
        x: -0.42,
        y: 0.62,
        text: msg`The bright curve is the diaphragm. Follow it as it moves with each breath.`,
      },
    ],
  },
  heart: {
    pace: 'beat',
    alt: msg`Four chambers of a beating heart, seen from its tip`,
    cues: [
      { x: 0.02, y: 0.13, text: msg`The probe looks from the tip of the heart, so the tip is at the top.` },
      { x: 0.14, y: 0.36, text: msg`The left ventricle. It becomes smaller with each beat.` },
      { x: -0.14, y: 0.42, text: msg`The right ventricle is shorter and has a thinner wall.` },
      { x: 0.14, y: 0.62, text: msg`Valves open and close between the chambers, as thin bright lines.` },
      { x: 0.125, y: 0.755, text: msg`Below them are the two atria, which fill while the ventricles empty.` },
    ],
  },
  nerve: {
    pace: 'slow',
    alt: msg`A needle whose tip approaches a nerve beside an artery`,
    cues: [
      { x: -0.22, y: 0.56, text: msg`The black circle is an artery. It beats a little.` },
      { x: 0.1, y: 0.56, text: msg`The honeycomb beside it is a nerve: dark bundles in bright tissue.` },
      {
        x: 0.5,
        y: 0.37,
        text: msg`The needle comes from the right. It is brightest when it crosses the beam.`,
      },
      {
        x: 0.25,
        y: 0.54,
        text: msg`Keep the tip in view. The fainter lines below are echoes of the needle.`,
      },
      { x: 0.02, y: 0.64, text: msg`Fluid from the needle is black and spreads around the nerve.` },
    ],
  },
  tendon: {
    pace: 'slow',
    alt: msg`A tendon of fine fibers that glides over bone`,
    cues: [
      { x: 0, y: 0.05, text: msg`A straight field of view suits what lies just below the skin.` },
      { x: -0.2, y: 0.25, text: msg`Muscle is dark, with bright lines between its fibers.` },
      { x: 0.1, y: 0.44, text: msg`The tendon is a bundle of fine parallel lines. Watch it glide.` },
      { x: 0.35, y: 0.6, text: msg`A thin dark layer lets the tendon slide over what is below.` },
      { x: -0.05, y: 0.69, text: msg`Bone is a bright line, and nothing can be seen behind it.` },
    ],
  },
  lung: {
    pace: 'breath',
    alt: msg`The bright line of the pleura between two ribs, sliding with each breath`,
    cues: [
      { x: -0.34, y: 0.14, text: msg`A rib on either side: a bright arc, and a shadow below it.` },
      { x: 0, y: 0.2, text: msg`The bright line between them is the pleura. It slides with each breath.` },
      { x: -0.05, y: 0.4, text: msg`Air reflects all sound, so the line repeats below at equal distances.` },
      { x: 0.17, y: 0.6, text: msg`A bright ray from the pleura to the bottom moves with the lung.` },
      {
        x: -0.08,
        y: 0.85,
        text: msg`What you see below the line isn’t the lung itself but a pattern of echoes.`,
      },
    ],
  },
  fetus: {
    pace: 'slow',
    alt: msg`The head of an unborn child with its midline, in the fluid around it`,
    cues: [
      { x: 0.05, y: 0.17, text: msg`At the top, the wall of the womb with the placenta.` },
      { x: -0.36, y: 0.56, text: msg`The black around the head is fluid.` },
      {
        x: 0.28,
        y: 0.6,
        text: msg`The bright oval is the skull. Its width and circumference are measured here.`,
      },
      {
        x: 0.12,
        y: 0.56,
        text: msg`The line through the middle shows that the head is cut straight across.`,
      },
      { x: 0.1, y: 0.48, text: msg`Two bright shapes, one on each side, are part of the brain’s chambers.` },
    ],
  },
  aorta: {
    pace: 'beat',
    alt: msg`The aorta and the vena cava across, in front of a vertebra`,
    cues: [
      { x: 0.02, y: 0.74, text: msg`Find the spine first: a bright arc with a dark shadow.` },
      { x: 0.09, y: 0.56, text: msg`The round vessel in front of it is the aorta. It beats.` },
      { x: -0.15, y: 0.57, text: msg`Beside it is the vena cava. It is flatter and changes as you breathe.` },
      { x: 0.085, y: 0.37, text: msg`The small ring above is an artery to the bowel, in bright fat.` },
      { x: -0.25, y: 0.4, text: msg`The even gray on this side is the liver.` },
    ],
  },
};

/** The captions of the video that is always in German, in the order of the scene’s. */
export const germanCues: readonly [string, string, string, string, string] = [
  'Die Sonde sendet Schall in den Körper und zeichnet, was zurückkommt.',
  'Dicht unter der Haut liegt Muskulatur: helle Linien zwischen dunkleren Fasern.',
  'Das schwarze Band ist Blut in der Halsschlagader. Flüssigkeit wirft kaum Schall zurück.',
  'Zwei feine helle Linien sind die Wand der Arterie. Bei jedem Schlag weichen sie etwas auseinander.',
  'Weiter weg von der Haut wird das Bild dunkler, weil der Schall schwächer wird.',
];
