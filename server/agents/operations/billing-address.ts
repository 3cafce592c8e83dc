import { billingPurpose, isSameAddress, type PostalAddress } from '@sonde/machines/rules/addresses';
import type { Part } from '../../modules/checkout/change-together.ts';
import { decideBillingAddress } from '../../modules/checkout/update-buyer.ts';
import type { Order } from '../../modules/order/order.model.ts';
import { readAddress, type TypedAddress } from '../../modules/places/address-input.ts';
import type { Message } from '../mapping/messages.ts';
import { type ProtocolAddress, typedAddress } from '../mapping/postal-address.ts';
import { type AddressPlace, refusalMessage } from '../mapping/refusal-messages.ts';

type KnownBuyer = Pick<PostalAddress, 'firstName' | 'lastName' | 'phone'> | null;

/** The billing address of an instrument as a form would send it. The protocol names the buyer once, not with each address. */
const typedBilling = (billing: ProtocolAddress, known: KnownBuyer, organizationName: string): TypedAddress =>
  typedAddress(
    {
      ...billing,
      first_name: billing.first_name ?? known?.firstName,
      last_name: billing.last_name ?? known?.lastName,
      phone_number: billing.phone_number ?? known?.phone,
    },
    organizationName,
  );

/** The billing address: the instrument's, or else the one that the goods are sent to. */
export const billingPart = (billing: ProtocolAddress | undefined): Part<AddressPlace> => ({
  name: 'billing',
  decide({ billingAddress, shippingAddress, organizationName, country }) {
    if (billing === undefined)
      return billingAddress !== null || shippingAddress === null
        ? null
        : decideBillingAddress(shippingAddress);
    const typed = typedBilling(billing, shippingAddress ?? billingAddress, organizationName);
    const purpose = billingPurpose(shippingAddress !== null);
    const read = readAddress(typed, { purpose, shopCountry: country });
    return read.ok && isSameAddress(read.address, billingAddress) ? null : decideBillingAddress(typed);
  },
});

const quotedAddress: Message = {
  type: 'info',
  code: 'billing_address_quoted',
  content: 'The invoice names the billing address of the quote.',
  path: '$.payment.instruments[0].billing_address',
};

/** What is said of the billing address of an instrument that pays a quote: the quote's own stays. */
export function quoteBilling(
  billing: ProtocolAddress | undefined,
  { billingAddress, shippingAddress, country }: Order,
): { readonly isRefused: boolean; readonly messages: readonly Message[] } {
  if (billing === undefined) return { isRefused: false, messages: [] };
  const typed = typedBilling(billing, shippingAddress ?? billingAddress, billingAddress.companyName);
  const purpose = billingPurpose(shippingAddress !== null);
  const read = readAddress(typed, { purpose, shopCountry: country });
  if (!read.ok)
    return { isRefused: true, messages: read.refusals.map((one) => refusalMessage(one, 'billing')) };
  const isQuoted = isSameAddress(read.address, billingAddress);
  return { isRefused: false, messages: isQuoted ? [] : [quotedAddress] };
}
