import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DemoVideoSlug } from '@sonde/machines/rules/leads';

interface DemoVideoTexts {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The texts above the form before each video. */
export const demoVideoPages: Readonly<Record<DemoVideoSlug, DemoVideoTexts>> = {
  'demo-video/general': {
    title: msg`Video: how a handheld probe works`,
    description: msg`An artery in the neck, drawn the way ultrasound shows it, with every part named.`,
  },
  'demo-video/general-german': {
    title: msg`Video in German: how a handheld probe works`,
    description: msg`An artery in the neck, drawn the way ultrasound shows it. The captions are in German.`,
  },
  'demo-video/primary-care': {
    title: msg`Video: primary care`,
    description: msg`A gallbladder with a stone and its shadow, drawn the way ultrasound shows them.`,
  },
  'demo-video/emergency-medicine': {
    title: msg`Video: emergency medicine`,
    description: msg`Liver and kidney as they move with each breath, drawn the way ultrasound shows them.`,
  },
  'demo-video/cardiology': {
    title: msg`Video: cardiology`,
    description: msg`A beating heart with its four chambers and valves, drawn the way ultrasound shows it.`,
  },
  'demo-video/anesthesiology': {
    title: msg`Video: anesthesiology`,
    description: msg`A needle on its way to a nerve, drawn the way ultrasound shows it.`,
  },
  'demo-video/msk': {
    title: msg`Video: musculoskeletal medicine`,
    description: msg`A tendon that glides over bone, drawn the way ultrasound shows it.`,
  },
  'demo-video/hospital-medicine': {
    title: msg`Video: hospital medicine`,
    description: msg`A lung that slides with each breath, drawn the way ultrasound shows it.`,
  },
  'demo-video/global-health': {
    title: msg`Video: global health`,
    description: msg`An unborn child’s head in its fluid, drawn the way ultrasound shows it.`,
  },
  'demo-video/medical-education': {
    title: msg`Video: medical education`,
    description: msg`The aorta and the vena cava in front of the spine, drawn the way ultrasound shows them.`,
  },
};
