import type { Market } from '../catalogue/index.ts';
import {
  humanPracticePlaces,
  humanSpecialties,
  jobTitles,
  organizationSizes,
  organizationTypes,
  veterinaryInterests,
  veterinaryJobTitles,
  veterinaryPracticePlaces,
  veterinarySpecialties,
} from '../people/index.ts';
import { contactTopics, type LeadField, type LeadForm } from './lead-form-fields.ts';

/** How people hear about the shop. */
export const leadSources = [
  'COLLEAGUE',
  'SCHOOL',
  'CONFERENCE',
  'SEARCH',
  'SOCIAL_MEDIA',
  'ARTICLE',
  'REPRESENTATIVE',
  'OTHER',
] as const;
/** One of {@link leadSources}. */
export type LeadSource = (typeof leadSources)[number];

/** The sources of which a form asks which one, as free text (coverage FORM-7). */
const sourcesToName: readonly string[] = [
  'SCHOOL',
  'CONFERENCE',
  'SOCIAL_MEDIA',
  'ARTICLE',
  'OTHER',
] satisfies LeadSource[];

/** Whether a form asks for details of how the sender heard about the shop. */
export const isSourceNamed = (howDidYouHear: string): boolean => sourcesToName.includes(howDidYouHear);

type List = (market: Market | null) => readonly string[];

const sameInAll =
  (list: readonly string[]): List =>
  () =>
    list;

/** The list of the form's market; a form about no market has those of both, each value once. */
const byMarket =
  (human: readonly string[], veterinary: readonly string[]): List =>
  (market) => {
    if (market === null) return [...new Set([...human, ...veterinary])];
    return market === 'HUMAN' ? human : veterinary;
  };

const lists = {
  organizationType: sameInAll(organizationTypes),
  organizationSize: sameInAll(organizationSizes),
  jobTitle: byMarket(
    jobTitles.filter((title) => !veterinaryJobTitles.includes(title)),
    jobTitles,
  ),
  practicePlace: byMarket(humanPracticePlaces, veterinaryPracticePlaces),
  specialty: byMarket(humanSpecialties, veterinarySpecialties),
  interestArea: sameInAll(veterinaryInterests),
  contactTopic: sameInAll(contactTopics),
  howDidYouHear: sameInAll(leadSources),
} as const satisfies Partial<Readonly<Record<LeadField, List>>>;

/** A field whose values are a fixed list, the same in every country. */
export type LeadChoiceField = keyof typeof lists;

/** Whether a field of a form is answered from a list. */
export const isLeadChoiceField = (field: LeadField): field is LeadChoiceField => Object.hasOwn(lists, field);

/** The values of a field in a form, in display order. */
export const leadChoices = (
  { market }: Pick<LeadForm, 'market'>,
  field: LeadChoiceField,
): readonly string[] => lists[field](market);
