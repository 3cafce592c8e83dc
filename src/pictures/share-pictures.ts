/** What a page may be about when its link is shared: a probe, or the shop of one market. */
export const sharedSubjects = [
  'human',
  'veterinary',
  'iq3',
  'iq-plus',
  'iq-plus-care',
  'iq-plus-vet',
  'iq',
] as const;

export type SharedSubject = (typeof sharedSubjects)[number];

/** In CSS pixels: what large previews show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The file of the picture that previews a link in a language, `de` for example; regions share it. */
export const sharePictureFile = (subject: SharedSubject, language: string): string =>
  `share-${subject}-${language}.jpg`;

/** Finds the subject of a product's page; the shop itself for a product that has no picture of its own. */
export const subjectOfProduct = (slug: string): SharedSubject =>
  sharedSubjects.find((subject) => subject === slug) ?? 'human';

/** The subject of a page about everything that a market has. */
export const subjectsOfMarkets = { HUMAN: 'human', VETERINARY: 'veterinary' } as const;
