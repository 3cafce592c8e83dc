import type { DemoVideoScene } from '../../../machines/rules/leads/index.ts';
import { aorta, fetus, gallbladder, kidney } from './abdomen.ts';
import { heart, lung } from './chest.ts';
import { carotid, nerve, tendon } from './limbs.ts';
import type { Sonogram } from './tissue.ts';

/** What each video shows. */
export const sonograms: Readonly<Record<DemoVideoScene, Sonogram>> = {
  tendon: { lens: 'linear', anatomy: tendon },
  heart: { lens: 'sector', anatomy: heart },
  lung: { lens: 'sector', anatomy: lung },
  fetus: { lens: 'sector', anatomy: fetus },
  aorta: { lens: 'sector', anatomy: aorta },
  nerve: { lens: 'linear', anatomy: nerve },
  gallbladder: { lens: 'sector', anatomy: gallbladder },
  kidney: { lens: 'sector', anatomy: kidney },
  carotid: { lens: 'linear', anatomy: carotid },
};
