import { checkEmail, checkOrganizationName, normaliseEmail } from '../rules/people/index.ts';
import { eachReference, purchaseReferenceMaxLength } from '../rules/checkout/index.ts';
import { tidyTaxId } from '../rules/tax/index.ts';
import { lengthOf, tidySpaces } from '../rules/texts/index.ts';
import type { Checkout } from '../cart/index.ts';
import type { Buyer, ContactDetails, ContactField, ContactForm, ContactProblem } from './checkout.types.ts';

type Check = (value: string) => ContactProblem['reason'] | null;

const referenceReason: Check = (value) =>
  lengthOf(tidySpaces(value)) > purchaseReferenceMaxLength ? 'too_long' : null;

const organizationNameReason: Check = (value) =>
  tidySpaces(value) === '' ? 'required' : checkOrganizationName(value);

/** The fields shown to the buyer, in order. Tax IDs are validated by the shop only. */
const checks: Readonly<Record<Buyer, Readonly<Partial<Record<ContactField, Check>>>>> = {
  person: { email: checkEmail },
  organization: {
    email: checkEmail,
    organizationName: organizationNameReason,
    ...eachReference(() => referenceReason),
  },
};

/** All problems with the contact details, in the order of the fields. */
export function checkContact(form: ContactForm): readonly ContactProblem[] {
  return (Object.entries(checks[form.buyer]) as [ContactField, Check][]).flatMap(([field, check]) => {
    const reason = check(form[field]);
    return reason === null ? [] : [{ field, reason }];
  });
}

/** The contact details as saved on the server, without problems. */
export function savedContactForm({
  email,
  marketingOptIn,
  organizationName,
  taxId,
  references,
}: Checkout): ContactForm {
  const ofOrganization = { organizationName, vatRegistrationNumber: taxId, ...references };
  const buyer = Object.values(ofOrganization).some((text) => text !== '') ? 'organization' : 'person';
  return { email, marketingOptIn, buyer, ...ofOrganization, problems: [] };
}

/** The contact details to send: trimmed, and without organization data for a person. */
export function normaliseContact(form: ContactForm): ContactDetails {
  const ofOrganization = (text: string) => (form.buyer === 'organization' ? tidySpaces(text) : '');
  return {
    email: normaliseEmail(form.email),
    marketingOptIn: form.marketingOptIn,
    organizationName: ofOrganization(form.organizationName),
    references: eachReference((name) => ofOrganization(form[name])),
  };
}

/** The tax ID to send; empty for a person. */
export const enteredTaxId = ({ buyer, vatRegistrationNumber }: ContactForm): string =>
  buyer === 'organization' ? tidySpaces(vatRegistrationNumber) : '';

/**
 * Whether the tax ID has to be submitted: it changed, or the registry gave no result and is queried again. It can be
 * removed anywhere, but entered only if the billing country has tax IDs.
 */
export function isTaxIdToSave(form: ContactForm, { isTaxIdOffered, taxId, taxIdStatus }: Checkout): boolean {
  const given = tidyTaxId(enteredTaxId(form));
  if (given !== tidyTaxId(taxId)) return isTaxIdOffered || given === '';
  return isTaxIdOffered && given !== '' && taxIdStatus === 'UNCONFIRMED';
}

/** The reported problems that still exist. */
const withPresentProblems = (form: ContactForm): ContactForm => {
  const present = checkContact(form);
  const isPresent = (former: ContactProblem) =>
    present.some((problem) => problem.field === former.field && problem.reason === former.reason);
  return { ...form, problems: form.problems.filter(isPresent) };
};

const isAsSaved = (form: ContactForm, saved: ContactForm): boolean =>
  (Object.keys(saved) as (keyof ContactForm)[]).every(
    (name) => name === 'problems' || form[name] === saved[name],
  );

/**
 * The draft after `answer` has replaced `checkout`: unchanged if the buyer has typed anything, otherwise the new details
 * with the reported problems that still exist; null if there are none.
 */
export function contactDraftAfter(
  form: ContactForm,
  { checkout, answer }: { readonly checkout: Checkout; readonly answer: Checkout },
): ContactForm | null {
  if (!isAsSaved(form, savedContactForm(checkout))) return form;
  const renewed = withPresentProblems({ ...savedContactForm(answer), problems: form.problems });
  return renewed.problems.length === 0 ? null : renewed;
}

/** After a change: the new text, and only the reported problems that still exist. */
export const changeContactField = (form: ContactForm, field: ContactField, value: string): ContactForm =>
  withPresentProblems({ ...form, [field]: value });

/**
 * After the buyer chose person or organization: keeps the typed text, and drops problems about fields that are no
 * longer shown.
 */
export const chooseBuyer = (form: ContactForm, buyer: Buyer): ContactForm =>
  withPresentProblems({ ...form, buyer });

/** After a field was left: reports a wrong format now and everything else on Continue. Reported problems stay. */
export function leaveContactField(form: ContactForm, field: ContactField): ContactForm {
  const isReported = form.problems.some((problem) => problem.field === field);
  const newProblems = checkContact(form).filter(
    (problem) => problem.field === field && problem.reason === 'format',
  );
  return isReported ? form : { ...form, problems: [...form.problems, ...newProblems] };
}
