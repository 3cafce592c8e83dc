import type { StoredCheckout } from '../../modules/checkout/checkout.model.ts';
import { differences, type ProtocolVersion } from '../protocol/versions.ts';

/** The purpose of the only consent that a checkout asks for: news by mail. */
const marketingPurpose = 'dev.ucp.consent.marketing';

const purposes = (granted: boolean) => ({
  [marketingPurpose]: { granted, source: 'platform', description: 'News and offers by email' },
});

const consentObjects = {
  booleans: (granted: boolean) => ({ marketing: granted }),
  purposes,
} as const;

/** The buyer as far as the checkout knows them. */
export function buyerObject(
  { email, marketingOptIn, billingAddress, shippingAddress }: StoredCheckout,
  version: ProtocolVersion,
  hasConsent: boolean,
) {
  const { firstName = '', lastName = '', phone = '' } = shippingAddress ?? billingAddress ?? {};
  return {
    ...(email !== '' && { email }),
    ...(firstName !== '' && { first_name: firstName }),
    ...(lastName !== '' && { last_name: lastName }),
    ...(phone !== '' && { phone_number: phone }),
    ...(hasConsent && { consent: consentObjects[differences[version].consent](marketingOptIn) }),
  };
}
