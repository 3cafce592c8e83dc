import { hasWithdrawalFunction, requiresImpressum } from '@sonde/machines/rules/places';
import {
  countryPermissions,
  isMarketSold,
  isPlanSold,
  isProductLineSold,
  type Market,
} from '@sonde/machines/rules/catalogue';
import { isLeadFormOffered, type LeadFormSlug } from '@sonde/machines/rules/leads';
import { tradeInLinesIn } from '@sonde/machines/rules/trade-in';
import { leadFormPath } from './form-paths.ts';
import { paths, type PathPrefix } from './paths.ts';

/** A page open to all visitors: its address, and whether a country's shop has it. */
export interface PublicPage {
  readonly path: (prefix: PathPrefix) => string;
  readonly isIn: (country: string) => boolean;
}

const everywhere = () => true;
const sells = (market: Market) => (country: string) => isMarketSold(country, market);
const takesOldProbes = (country: string) => tradeInLinesIn(country).length > 0;
const sellsAccessories = (country: string) => countryPermissions(country).accessories;
const sellsProTo = (market: Market) => (country: string) =>
  sells(market)(country) && isPlanSold(country, 'PRO_CUSTOM');

const form = (slug: LeadFormSlug): PublicPage => ({
  path: (prefix) => leadFormPath(prefix, slug),
  isIn: (country) => isLeadFormOffered(slug, country),
});

/** Every public page except product pages, which the catalog lists. */
export const publicPages = {
  home: { path: paths.home, isIn: everywhere },
  human: { path: paths.human, isIn: sells('HUMAN') },
  humanBundles: { path: paths.humanBundles, isIn: sells('HUMAN') },
  probeOnly: { path: paths.probeOnly, isIn: sells('HUMAN') },
  veterinary: { path: paths.veterinary, isIn: sells('VETERINARY') },
  veterinaryBundles: { path: paths.veterinaryBundles, isIn: sells('VETERINARY') },
  probeOnlyVeterinary: { path: paths.probeOnlyVeterinary, isIn: sells('VETERINARY') },
  vetRental: { path: paths.vetRental, isIn: (country) => isPlanSold(country, 'RENTAL') },
  deviceIq: { path: paths.deviceIq, isIn: (country) => isProductLineSold(country, 'IQ') },
  memberships: { path: paths.memberships, isIn: everywhere },
  proMembership: { path: paths.proMembership, isIn: sellsProTo('HUMAN') },
  proMembershipVeterinary: { path: paths.proMembershipVeterinary, isIn: sellsProTo('VETERINARY') },
  proCustom: { path: (prefix) => paths.proCustom(prefix), isIn: sellsProTo('HUMAN') },
  allIn: { path: (prefix) => paths.allIn(prefix), isIn: everywhere },
  productFlow: { path: (prefix) => paths.productFlow(prefix), isIn: everywhere },
  pricingSurvey: { path: (prefix) => paths.pricingSurvey(prefix), isIn: everywhere },
  tradeInProgram: { path: paths.tradeInProgram, isIn: takesOldProbes },
  tradeIn: { path: paths.tradeIn, isIn: takesOldProbes },
  accessories: { path: paths.accessories, isIn: sellsAccessories },
  cables: { path: paths.cables, isIn: sellsAccessories },
  pricing: { path: paths.pricing, isIn: everywhere },
  offers: { path: paths.offers, isIn: everywhere },
  learners: { path: paths.learners, isIn: sells('HUMAN') },
  veterinaryLearners: { path: paths.veterinaryLearners, isIn: sells('VETERINARY') },
  contact: { path: paths.contact, isIn: everywhere },
  demoForm: form('demo'),
  enterpriseForm: form('enterprise'),
  governmentForm: form('government'),
  veterinaryForm: form('vet-contact'),
  salesForm: form('contact'),
  hospitalForm: form('hospital'),
  emergencyForm: form('ems'),
  schoolForm: form('education'),
  veterinarySchoolForm: form('vet-education'),
  developerForm: form('sdk-inquiry'),
  distributorForm: form('distributor-contact'),
  supportForm: form('support-request'),
  webinarForm: form('webinar/first-scans'),
  veterinaryWebinarForm: form('vet-webinar/small-animals'),
  handheldWebinarForm: form('webinar/handheld'),
  handheldVeterinaryWebinarForm: form('vet-webinar/handheld'),
  whitePaperForm: form('whitepaper'),
  generalVideoForm: form('demo-video/general'),
  generalGermanVideoForm: form('demo-video/general-german'),
  primaryCareVideoForm: form('demo-video/primary-care'),
  emergencyMedicineVideoForm: form('demo-video/emergency-medicine'),
  cardiologyVideoForm: form('demo-video/cardiology'),
  anesthesiologyVideoForm: form('demo-video/anesthesiology'),
  musculoskeletalVideoForm: form('demo-video/msk'),
  hospitalMedicineVideoForm: form('demo-video/hospital-medicine'),
  globalHealthVideoForm: form('demo-video/global-health'),
  medicalEducationVideoForm: form('demo-video/medical-education'),
  holidayForm: form('holiday-deals'),
  privacyForm: form('ccpa-do-not-sell'),
  warranty: { path: paths.warranty, isIn: everywhere },
  returns: { path: paths.returns, isIn: everywhere },
  delivery: { path: paths.delivery, isIn: everywhere },
  dataProtection: { path: paths.dataProtection, isIn: everywhere },
  impressum: { path: paths.impressum, isIn: requiresImpressum },
  withdrawal: { path: paths.withdrawal, isIn: hasWithdrawalFunction },
  cancellation: { path: paths.cancellation, isIn: everywhere },
  terms: { path: paths.terms, isIn: everywhere },
  supportedCountries: { path: (prefix) => paths.supportedCountries(prefix, ''), isIn: everywhere },
  siteMap: { path: paths.siteMap, isIn: everywhere },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof publicPages;
export const publicPageNames = Object.keys(publicPages) as readonly PublicPageName[];
