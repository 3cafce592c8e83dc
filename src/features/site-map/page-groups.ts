import { isOfMarket } from '@sonde/machines/rules/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PublicPageName } from '../../page/public-pages.ts';
import type { ShopProduct } from '../catalogue/load-shop.ts';

/** A section of the site map: pages first, then the products whose pages belong to it. */
export interface PageGroup {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly pages: readonly PublicPageName[];
  readonly holds: (product: Pick<ShopProduct, 'kind' | 'market'>) => boolean;
}

/** Every public page and every product belongs to one of them. */
export const pageGroups: readonly PageGroup[] = [
  {
    id: 'human',
    title: msg`Human medicine`,
    pages: ['human', 'humanBundles', 'probeOnly', 'productFlow', 'allIn', 'deviceIq', 'learners'],
    holds: (product) => product.kind === 'DEVICE' && isOfMarket(product, 'HUMAN'),
  },
  {
    id: 'veterinary',
    title: msg`Veterinary medicine`,
    pages: ['veterinary', 'veterinaryBundles', 'probeOnlyVeterinary', 'vetRental', 'veterinaryLearners'],
    holds: (product) => product.kind === 'DEVICE' && isOfMarket(product, 'VETERINARY'),
  },
  {
    id: 'memberships',
    title: msg`Memberships`,
    pages: ['memberships', 'proMembership', 'proMembershipVeterinary', 'proCustom', 'pricingSurvey'],
    holds: ({ kind }) => kind === 'SUBSCRIPTION',
  },
  {
    id: 'accessories',
    title: msg`Accessories and warranties`,
    pages: ['accessories', 'cables'],
    holds: ({ kind }) => kind === 'ACCESSORY' || kind === 'WARRANTY',
  },
  {
    id: 'forms',
    title: msg`Write to us`,
    pages: [
      'salesForm',
      'supportForm',
      'demoForm',
      'hospitalForm',
      'emergencyForm',
      'schoolForm',
      'governmentForm',
      'enterpriseForm',
      'veterinaryForm',
      'veterinarySchoolForm',
      'developerForm',
      'distributorForm',
      'holidayForm',
      'privacyForm',
    ],
    holds: () => false,
  },
  {
    id: 'learning',
    title: msg`Webinars, videos and reading`,
    pages: [
      'webinarForm',
      'handheldWebinarForm',
      'veterinaryWebinarForm',
      'handheldVeterinaryWebinarForm',
      'whitePaperForm',
      'generalVideoForm',
      'generalGermanVideoForm',
      'primaryCareVideoForm',
      'emergencyMedicineVideoForm',
      'cardiologyVideoForm',
      'anesthesiologyVideoForm',
      'musculoskeletalVideoForm',
      'hospitalMedicineVideoForm',
      'globalHealthVideoForm',
      'medicalEducationVideoForm',
    ],
    holds: () => false,
  },
  {
    id: 'information',
    title: msg`About the shop`,
    pages: [
      'home',
      'pricing',
      'offers',
      'tradeInProgram',
      'tradeIn',
      'contact',
      'warranty',
      'returns',
      'delivery',
      'dataProtection',
      'impressum',
      'withdrawal',
      'cancellation',
      'terms',
      'supportedCountries',
      'siteMap',
    ],
    holds: () => false,
  },
];
