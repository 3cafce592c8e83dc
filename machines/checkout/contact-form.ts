import { checkEmail, normaliseEmail } from '../rules/email.ts';
import { purchaseReferenceMaxLength } from '../rules/purchase-reference.ts';
import { lengthOf, tidySpaces } from '../rules/text.ts';
import type { Checkout } from '../cart/index.ts';
import type { ContactDetails, ContactField, ContactForm, ContactProblem } from './checkout.types.ts';

const purchaseReferenceReason = (value: string): ContactProblem['reason'] | null =>
  lengthOf(tidySpaces(value)) > purchaseReferenceMaxLength ? 'too_long' : null;

const checks: Readonly<Record<ContactField, (value: string) => ContactProblem['reason'] | null>> = {
  email: checkEmail,
  purchaseOrderNumber: purchaseReferenceReason,
  costCentre: purchaseReferenceReason,
};

/** Everything that is wrong with the contact details, in the order of the fields. */
export function checkContact(details: ContactDetails): readonly ContactProblem[] {
  return (Object.keys(checks) as ContactField[]).flatMap((field) => {
    const reason = checks[field](details[field]);
    return reason === null ? [] : [{ field, reason }];
  });
}

/** The contact details as the server has them, with nothing said about them. */
export function savedContactForm({
  email,
  marketingOptIn,
  purchaseOrderNumber,
  costCentre,
}: Checkout): ContactForm {
  return { email, marketingOptIn, purchaseOrderNumber, costCentre, problems: [] };
}

/** As they are sent: tidied. */
export function normaliseContact(form: ContactForm): ContactDetails {
  return {
    email: normaliseEmail(form.email),
    marketingOptIn: form.marketingOptIn,
    purchaseOrderNumber: tidySpaces(form.purchaseOrderNumber),
    costCentre: tidySpaces(form.costCentre),
  };
}

/** After a change: the new text, and only those told problems that are still there. */
export function changeContactField(form: ContactForm, field: ContactField, value: string): ContactForm {
  const changed = { ...form, [field]: value };
  const present = checkContact(changed);
  const isPresent = (told: ContactProblem) =>
    present.some((problem) => problem.field === told.field && problem.reason === told.reason);
  return { ...changed, problems: form.problems.filter(isPresent) };
}

/** After leaving a field: a wrong format is said now, everything else on Continue; what was said stays. */
export function leaveContactField(form: ContactForm, field: ContactField): ContactForm {
  const isTold = form.problems.some((told) => told.field === field);
  const found = checkContact(form).filter(
    (problem) => problem.field === field && problem.reason === 'format',
  );
  return isTold ? form : { ...form, problems: [...form.problems, ...found] };
}
