/** The pictures that videos show, each drawn once (coverage FORM-8). */
export const demoVideoScenes = [
  'tendon',
  'heart',
  'lung',
  'fetus',
  'aorta',
  'nerve',
  'gallbladder',
  'kidney',
  'carotid',
] as const;
/** One of {@link demoVideoScenes}. */
export type DemoVideoScene = (typeof demoVideoScenes)[number];

/** A video about one specialty. */
export interface DemoVideo {
  readonly scene: DemoVideoScene;
  /** The language that its captions always have; null for that of the page. */
  readonly spokenLanguage: 'de' | null;
}

/** Every video by the path of its form's page below `form/` (coverage FORM-8). */
const demoVideos = {
  'demo-video/general': { scene: 'carotid', spokenLanguage: null },
  'demo-video/general-german': { scene: 'carotid', spokenLanguage: 'de' },
  'demo-video/primary-care': { scene: 'gallbladder', spokenLanguage: null },
  'demo-video/emergency-medicine': { scene: 'kidney', spokenLanguage: null },
  'demo-video/cardiology': { scene: 'heart', spokenLanguage: null },
  'demo-video/anesthesiology': { scene: 'nerve', spokenLanguage: null },
  'demo-video/msk': { scene: 'tendon', spokenLanguage: null },
  'demo-video/hospital-medicine': { scene: 'lung', spokenLanguage: null },
  'demo-video/global-health': { scene: 'fetus', spokenLanguage: null },
  'demo-video/medical-education': { scene: 'aorta', spokenLanguage: null },
} as const satisfies Readonly<Record<`demo-video/${string}`, DemoVideo>>;

/** The slug of a demo video, as its address has it. */
export type DemoVideoSlug = keyof typeof demoVideos;

/** The slugs of all demo videos. */
export const demoVideoSlugs = Object.keys(demoVideos) as readonly DemoVideoSlug[];

/** Whether a demo video has this slug. */
export function isDemoVideoSlug(value: string): value is DemoVideoSlug {
  return Object.hasOwn(demoVideos, value);
}

/** The video of a slug, typed as any `DemoVideo`. */
export const demoVideoOf = (slug: DemoVideoSlug): DemoVideo => demoVideos[slug];
