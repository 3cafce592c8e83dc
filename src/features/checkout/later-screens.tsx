import '../../graphql/response-cache.ts';

/** Everything after the first key press, in one module: loaded when the buyer starts to fill in the first screen. */
export { readCheckout } from '@sonde/machines/checkout';
export { LostDiscount } from '../summary/lost-discount.tsx';
export { TotalChangeNote } from '../summary/total-change-note.tsx';
export { voucherRefusalText } from '../summary/voucher-refusal-text.ts';
export { EmailSuggestion } from './steps/email-suggestion.tsx';
export { OrganizationFields, organizationErrors } from './steps/organization-fields.tsx';
export { TaxIdDoubt } from './steps/tax-id-doubt.tsx';
export { Failed } from './failed.tsx';
export { LaterStep } from './later-step.tsx';
export { NoCheckout } from './no-checkout.tsx';
export { Outcome } from './outcome.tsx';
export { RefusalNotice } from './refusal-notice.tsx';
export { RefusedVoucher } from './refused-voucher.tsx';
