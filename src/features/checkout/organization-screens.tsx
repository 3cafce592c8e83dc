/** What buyers for an organization are asked: loaded when they say that they are. */
export { OrganizationFields, organizationErrors } from './steps/organization-fields.tsx';
export { TaxIdDoubt } from './steps/tax-id-doubt.tsx';
