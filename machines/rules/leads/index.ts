/** Forms, events and support. */

export { type EmbeddedFormMessage, isEmbeddedForm, type Prefill, readPrefill } from './embedding.ts';
export {
  demoVideoOf,
  type DemoVideoScene,
  demoVideoScenes,
  type DemoVideoSlug,
  demoVideoSlugs,
  isDemoVideoSlug,
} from './demo-videos.ts';
export {
  isLeadChoiceField,
  type LeadChoiceField,
  leadChoices,
  type LeadSource,
  leadSources,
} from './lead-choices.ts';
export { leadResult, type LeadResult, leadResultPath } from './lead-results.ts';
export {
  blankLead,
  checkLead,
  isLeadFieldRequired,
  type Lead,
  leadFieldsIn,
  leadMaxLengths,
  type LeadProblem,
  type LeadReason,
  normaliseLead,
} from './lead.ts';
export { leadEventText } from './lead-event-text.ts';
export { leadEventTime, type LeadEventTime } from './lead-event-times.ts';
export {
  isLeadEventSlug,
  type LeadEventKind,
  leadEventOf,
  type LeadEventPlace,
  leadEvents,
  type LeadEventSlug,
  leadEventSlugs,
} from './lead-events.ts';
export { isLeadFormOffered, isLeadFormOfferedAmong } from './lead-form-countries.ts';
export {
  type EntryContext,
  entryContextOf,
  entryContexts,
  type LeadFormType,
  leadFormTypeOf,
  leadFormTypes,
  type LeadOrigin,
} from './lead-origin.ts';
export {
  type ContactTopic,
  contactTopics,
  type LeadField,
  leadFields,
  type LeadOutcome,
} from './lead-form-fields.ts';
export {
  isLeadFormSlug,
  isOptOutForm,
  leadFormOf,
  type LeadFormSlug,
  type PermanentFormSlug,
  permanentFormSlugs,
} from './lead-forms.ts';
export {
  supportDeskHours,
  type SupportDesk,
  type SupportDeskName,
  supportDeskOf,
  type SupportPhones,
} from './support-desks.ts';
export { supportWeek, type SupportWeek } from './support-hours.ts';
export { languagePlace, supportLink } from './support-link.ts';
