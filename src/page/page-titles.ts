import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PublicPageName } from './public-pages.ts';
import { leadFormPages } from './lead-form-pages.ts';

/** The link text of each public page. */
export const pageTitles: Readonly<Record<PublicPageName, MessageDescriptor>> = {
  home: msg`Home`,
  human: msg`Probes for human medicine`,
  humanBundles: msg`Probes for human medicine with a membership`,
  probeOnly: msg`A probe without a membership`,
  veterinary: msg`Veterinary probes`,
  veterinaryBundles: msg`Veterinary probes with a membership`,
  probeOnlyVeterinary: msg`The veterinary probe without a membership`,
  vetRental: msg`Rent a veterinary probe`,
  deviceIq: msg`For Sonde IQ owners`,
  memberships: msg`Memberships`,
  proMembership: msg`Pro membership and its features`,
  proMembershipVeterinary: msg`Veterinary Pro membership and its features`,
  proCustom: msg`Build your Pro membership`,
  allIn: msg`All-in: everything in one bundle`,
  productFlow: msg`Choose a bundle step by step`,
  pricingSurvey: msg`Find your bundle`,
  tradeInProgram: msg`Trade-in program`,
  tradeIn: msg`Trade in your old probe`,
  accessories: msg`Accessories`,
  cables: msg`Cable prices`,
  pricing: msg`Prices`,
  offers: msg`Offers`,
  learners: msg`Discount for medical students and trainees`,
  veterinaryLearners: msg`Discount for veterinary students and trainees`,
  contact: msg`Contact`,
  demoForm: leadFormPages.demo.title,
  enterpriseForm: leadFormPages.enterprise.title,
  governmentForm: leadFormPages.government.title,
  veterinaryForm: leadFormPages['vet-contact'].title,
  developerForm: leadFormPages['sdk-inquiry'].title,
  distributorForm: leadFormPages['distributor-contact'].title,
  supportForm: leadFormPages['support-request'].title,
  webinarForm: leadFormPages['webinar/first-scans'].title,
  veterinaryWebinarForm: leadFormPages['vet-webinar/small-animals'].title,
  holidayForm: leadFormPages['holiday-deals'].title,
  privacyForm: leadFormPages['ccpa-do-not-sell'].title,
  impressum: msg`Legal notice`,
  withdrawal: msg({
    message: 'Withdraw from contract here',
    comment:
      'Link and title of the page where EU consumers withdraw: the words of Directive 2011/83/EU, article 11a(1), as national law translates them',
  }),
  cancellation: msg({
    message: 'Cancel a membership here',
    comment:
      'Link and title of the page where anyone cancels; in German the words that the law prescribes (BGB, section 312k): Verträge hier kündigen',
  }),
  terms: msg`Terms and conditions`,
  supportedCountries: msg`Country and language`,
  siteMap: msg`Site map`,
};
