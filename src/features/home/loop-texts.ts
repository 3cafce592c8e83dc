import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import type { LoopScene } from '../../pictures/sonogram-loops.ts';
import type { SonogramLens } from '../../pictures/sonograms.ts';

/** A loop in a row of them: its name, what there is to look at, and what the picture shows for people who don't see it. */
export interface LoopTexts {
  readonly scene: LoopScene;
  readonly lens: SonogramLens;
  readonly pace: 'beat' | 'breath' | 'slow';
  readonly name: MessageDescriptor;
  readonly view: MessageDescriptor;
  readonly alt: MessageDescriptor;
}

interface MarketLoops {
  readonly heading: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly loops: readonly LoopTexts[];
}

/** What one looks at in each market, and how it appears. */
export const marketLoops: Readonly<Record<Market, MarketLoops>> = {
  HUMAN: {
    heading: msg`What you see in the first minutes`,
    lead: msg`Put the probe on the skin and look. You see what moves, what is filled with fluid and what casts a shadow, and you decide what comes next.`,
    loops: [
      {
        scene: 'heart',
        lens: 'sector',
        pace: 'beat',
        name: msg`Heart`,
        view: msg`Chambers, walls and valves, beat by beat.`,
        alt: msg`Four chambers of a beating heart, seen from its tip`,
      },
      {
        scene: 'lung',
        lens: 'sector',
        pace: 'breath',
        name: msg`Lungs`,
        view: msg`The pleural line, and how it slides with each breath.`,
        alt: msg`The bright line of the pleura between two ribs, sliding with each breath`,
      },
      {
        scene: 'abdomen',
        lens: 'sector',
        pace: 'breath',
        name: msg`Abdomen`,
        view: msg`Liver and kidney side by side, and the space between them.`,
        alt: msg`Liver and right kidney side by side, gliding with each breath`,
      },
      {
        scene: 'obstetrics',
        lens: 'sector',
        pace: 'slow',
        name: msg`Obstetrics`,
        view: msg`The baby’s head, its position and the fluid around it.`,
        alt: msg`The head of an unborn child with its midline, in the fluid around it`,
      },
      {
        scene: 'vessel',
        lens: 'sector',
        pace: 'beat',
        name: msg`Vessels`,
        view: msg`The aorta beside the vena cava, and their width.`,
        alt: msg`The aorta and the vena cava across, in front of a vertebra`,
      },
    ],
  },
  VETERINARY: {
    heading: msg`What you see, on the table or in the stable`,
    lead: msg`One probe from cat to horse. Put it on and look at what moves, what is filled with fluid and what casts a shadow.`,
    loops: [
      {
        scene: 'dog',
        lens: 'sector',
        pace: 'beat',
        name: msg({ message: 'Dog', comment: 'The animal in a picture' }),
        view: msg`The heart across, with its walls and muscles, beat by beat.`,
        alt: msg`The beating heart of a dog across: a round left ventricle with a crescent beside it`,
      },
      {
        scene: 'cat',
        lens: 'sector',
        pace: 'breath',
        name: msg({ message: 'Cat', comment: 'The animal in a picture' }),
        view: msg`The bladder, its wall and what settles in it.`,
        alt: msg`The dark bladder of a cat with fine grains at its bottom`,
      },
      {
        scene: 'horse',
        lens: 'linear',
        pace: 'slow',
        name: msg({ message: 'Horse', comment: 'The animal in a picture' }),
        view: msg`The flexor tendons along their length, fiber by fiber.`,
        alt: msg`Two tendons in a horse’s leg, one behind the other, gliding past each other`,
      },
    ],
  },
};
