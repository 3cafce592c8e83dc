import type { PostalAddress } from '../rules/addresses/index.ts';
import { type Check, hasShape, isString } from './shape.ts';

/** Whether an unknown value has the shape of a postal address. */
export const isPostalAddress: Check<PostalAddress> = hasShape({
  firstName: isString,
  lastName: isString,
  companyName: isString,
  streetAddress1: isString,
  streetAddress2: isString,
  city: isString,
  postalCode: isString,
  country: isString,
  countryArea: isString,
  phone: isString,
});
