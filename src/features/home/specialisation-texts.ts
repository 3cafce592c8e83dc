import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import type { Market } from '@sonde/machines/rules/catalogue';
import { paths } from '../../page/paths.ts';
import { type PublicPage, publicPages } from '../../page/public-pages.ts';
import { veterinarySurvey } from '../offers/veterinary-starts.ts';

/** The texts of a market's home page, and its pages. */
export interface Specialisation {
  readonly name: 'human' | 'veterinary';
  readonly hasSpecialties: boolean;
  readonly bundles: typeof paths.humanBundles;
  readonly probeOnly: typeof paths.probeOnly;
  readonly survey: PublicPage['path'];
  /** For visitors who would rather ask first. */
  readonly form: LeadFormSlug;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly heading: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly probes: MessageDescriptor;
  readonly memberships: MessageDescriptor;
}

export const specialisations: Readonly<Record<Market, Specialisation>> = {
  HUMAN: {
    name: 'human',
    hasSpecialties: true,
    bundles: paths.humanBundles,
    probeOnly: paths.probeOnly,
    survey: publicPages.pricingSurvey.path,
    form: 'demo',
    title: msg`Handheld ultrasound for doctors and nurses`,
    description: msg`Look at the heart, lungs and abdomen on your phone or tablet. Compare handheld probes, their memberships and their full prices.`,
    heading: msg`Ultrasound that fits in your coat pocket.`,
    lead: msg`For licensed practitioners and the organizations that employ them. Plug the probe into your phone or tablet and scan.`,
    probes: msg`Probes for human medicine`,
    memberships: msg`Memberships for human medicine`,
  },
  VETERINARY: {
    name: 'veterinary',
    hasSpecialties: false,
    bundles: paths.veterinaryBundles,
    probeOnly: paths.probeOnlyVeterinary,
    survey: veterinarySurvey,
    form: 'vet-contact',
    title: msg`Handheld ultrasound for veterinarians`,
    description: msg`One handheld probe from cat to horse, in the clinic and in the stable. See its specifications, memberships and full price.`,
    heading: msg`Ultrasound that goes where the animal is.`,
    lead: msg`For veterinarians in the clinic, in the barn and on the road. Plug the probe into your phone or tablet and scan.`,
    probes: msg`The probe for veterinary medicine`,
    memberships: msg`Memberships for veterinary medicine`,
  },
};
