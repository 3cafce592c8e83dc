import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteField } from '@sonde/machines/rules/quotes';

interface QuoteFieldTexts {
  readonly label: MessageDescriptor;
  readonly too_long: MessageDescriptor;
  readonly required?: MessageDescriptor;
}

/** The labels and errors of a quote's fields. */
export const quoteTexts: Readonly<Record<QuoteField, QuoteFieldTexts>> = {
  equoteOrganizationName: {
    label: msg`Organization`,
    required: msg`Enter your organization’s name`,
    too_long: msg`The organization name is too long. Use 100 characters or fewer.`,
  },
  equoteJobTitle: {
    label: msg`Job title`,
    too_long: msg`The job title is too long. Use 100 characters or fewer.`,
  },
  equotePracticePlace: {
    label: msg({ message: 'Place of practice', comment: 'Where a clinician works, for example a hospital' }),
    too_long: msg`The place of practice is too long. Use 100 characters or fewer.`,
  },
  equotePracticeDetails: {
    label: msg`About your practice`,
    too_long: msg`The text about your practice is too long. Use 500 characters or fewer.`,
  },
  equoteSpecialty: {
    label: msg({ message: 'Specialty', comment: 'Medical specialty, for example cardiology' }),
    too_long: msg`The specialty is too long. Use 100 characters or fewer.`,
  },
  equoteComment: {
    label: msg`Comment for our sales team`,
    too_long: msg`The comment is too long. Use 1,000 characters or fewer.`,
  },
};

/** Of a text with a character that can't be printed. */
export const hiddenCharacterText = msg`Contains a character we can’t print. Delete it, or type the text again.`;
