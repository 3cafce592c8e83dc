import type { Market } from '@sonde/machines/rules/catalogue';
import { termsDocuments, type TermsDocument } from '@sonde/machines/rules/checkout';
import texts from './storefront-texts.json' with { type: 'json' };

/** Products that a home page shows together. */
export interface CollectionRule {
  readonly slug: string;
  /** In English, translated like the catalog. */
  readonly name: string;
  readonly market: Market;
  /** Path of the page, without country and language. */
  readonly path: string;
}

/** One for each home page of a market; the slug is the page's. */
export const collectionRules: readonly CollectionRule[] = [
  { slug: 'iq', name: 'Human medicine', market: 'HUMAN', path: '/iq/' },
  { slug: 'vet', name: 'Veterinary medicine', market: 'VETERINARY', path: '/vet/' },
];

/** A page of text: a document of the terms. */
export interface TextPageRule {
  readonly slug: string;
  readonly name: TermsDocument;
  readonly title: string;
}

/** The documents that buyers agree to; the slug is part of the address of a version. */
export const textPageRules: readonly TextPageRule[] = termsDocuments.map((name) => ({
  slug: name.toLowerCase().replaceAll('_', '-'),
  name,
  title: texts[name],
}));

/** The target of a link in the main menu. */
export type MenuTarget =
  | { readonly kind: 'collection'; readonly rule: CollectionRule }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'page'; readonly rule: TextPageRule };

/** A link of the main menu. */
export interface MenuItemRule {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly target: MenuTarget;
}

/** The links of every page's header and footer that are the same for everybody. */
export const menuItemRules: readonly MenuItemRule[] = [
  ...collectionRules.map((rule) => ({ ...rule, target: { kind: 'collection', rule } as const })),
  {
    slug: 'memberships',
    name: 'Memberships',
    path: '/subscription/',
    target: { kind: 'category', slug: 'memberships' },
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    path: '/accessories/',
    target: { kind: 'category', slug: 'accessories' },
  },
  ...textPageRules
    .filter(({ name }) => name === 'MASTER_TERMS')
    .map((rule) => ({
      slug: rule.slug,
      name: rule.title,
      path: '/terms-and-conditions/',
      target: { kind: 'page', rule } as const,
    })),
];

/** What the store is, in English. */
export const storeDescription: string = texts.store;

/** All English texts here. */
export const structureTexts: readonly string[] = [
  storeDescription,
  ...collectionRules.map(({ name }) => name),
  ...textPageRules.map(({ title }) => title),
  ...menuItemRules.map(({ name }) => name),
];
