import type { CheckoutPorts } from '@sonde/machines/checkout';
import { emailSuggestion } from '@sonde/machines/rules/people';

/** The port that suggests an email address. Its rule is loaded by those alone who have left the field. */
export const suggestEmail: CheckoutPorts['suggestEmail'] = async ({ email }) => ({
  typed: email,
  meant: emailSuggestion(email),
});
