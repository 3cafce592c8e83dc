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

/** The fields that a buyer is asked for, in their order; the shop alone judges tax ids. */
const checks: Readonly<Record<Buyer, Readonly<Partial<Record<ContactField, Check>>>>> = {
  person: { email: checkEmail },
  organization: {
    email: checkEmail,
    organizationName: organizationNameReason,
    ...eachReference(() => referenceReason),
  },
};

/** Everything that is wrong with the contact details, in the order of the fields. */
export function checkContact(form: ContactForm): readonly ContactProblem[] {
  return (Object.entries(checks[form.buyer]) as [ContactField, Check][]).flatMap(([field, check]) => {
    const reason = check(form[field]);
    return reason === null ? [] : [{ field, reason }];
  });
}

/** The contact details as the server has them, with nothing said about them. */
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

/** As they are sent: tidied, and nothing of an organization for a person. */
export function normaliseContact(form: ContactForm): ContactDetails {
  const ofOrganization = (text: string) => (form.buyer === 'organization' ? tidySpaces(text) : '');
  return {
    email: normaliseEmail(form.email),
    marketingOptIn: form.marketingOptIn,
    organizationName: ofOrganization(form.organizationName),
    references: eachReference((name) => ofOrganization(form[name])),
  };
}

/** The tax id as it is sent; empty for a person. */
export const givenTaxId = ({ buyer, vatRegistrationNumber }: ContactForm): string =>
  buyer === 'organization' ? tidySpaces(vatRegistrationNumber) : '';

/**
 * Whether the shop has to hear of the tax id: it is another one, or the registry could not say and is asked again. Taken
 * off it can be anywhere, given only where the billed country has tax ids.
 */
export function isTaxIdToSave(form: ContactForm, { isTaxIdOffered, taxId, taxIdStatus }: Checkout): boolean {
  const given = tidyTaxId(givenTaxId(form));
  if (given !== tidyTaxId(taxId)) return isTaxIdOffered || given === '';
  return isTaxIdOffered && given !== '' && taxIdStatus === 'UNCONFIRMED';
}

/** Those told problems that are still there. */
const withPresentProblems = (form: ContactForm): ContactForm => {
  const present = checkContact(form);
  const isPresent = (told: ContactProblem) =>
    present.some((problem) => problem.field === told.field && problem.reason === told.reason);
  return { ...form, problems: form.problems.filter(isPresent) };
};

/** After a change: the new text, and only those told problems that are still there. */
export const changeContactField = (form: ContactForm, field: ContactField, value: string): ContactForm =>
  withPresentProblems({ ...form, [field]: value });

/** After the buyer said for whom: what was typed stays, what was said about fields that are gone does not. */
export const chooseBuyer = (form: ContactForm, buyer: Buyer): ContactForm =>
  withPresentProblems({ ...form, buyer });

/** After leaving a field: a wrong format is said now, everything else on Continue; what was said stays. */
export function leaveContactField(form: ContactForm, field: ContactField): ContactForm {
  const isTold = form.problems.some((told) => told.field === field);
  const found = checkContact(form).filter(
    (problem) => problem.field === field && problem.reason === 'format',
  );
  return isTold ? form : { ...form, problems: [...form.problems, ...found] };
}
