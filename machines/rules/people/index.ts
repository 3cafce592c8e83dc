/** Buyers: email addresses and organizations. */

export { checkEmail, emailMaxLength, mailboxOf, normaliseEmail } from './email.ts';
export { emailSuggestion } from './email-suggestion.ts';
export {
  buyerName,
  checkOrganizationName,
  foundedName,
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
