/** Buyers: email addresses, organizations and professions. */

export { checkEmail, emailMaxLength, mailboxOf, normaliseEmail } from './email.ts';
export { emailSuggestion } from './email-suggestion.ts';
export {
  buyerName,
  checkOrganizationName,
  newOrganizationName,
  organizationNameMaxLength,
  organizationSlug,
  withOrganization,
} from './organization-name.ts';
export {
  acceptanceProblem,
  departureProblem,
  freeSeats,
  invitationDays,
  invitationProblem,
  type InvitationRemedy,
  invitationRemedy,
  type OrganizationMembers,
} from './organization-members.ts';
export {
  humanPracticePlaces,
  humanSpecialties,
  type JobTitle,
  jobTitles,
  type OrganizationSize,
  organizationSizes,
  type OrganizationType,
  organizationTypes,
  type PracticePlace,
  type Specialty,
  type VeterinaryInterest,
  veterinaryInterests,
  veterinaryJobTitles,
  veterinaryPracticePlaces,
  veterinarySpecialties,
} from './professions.ts';
