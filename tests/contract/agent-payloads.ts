/** Where an agent has a purchase shipped to, as the protocol writes it. */
export const agentDestination = {
  id: 'home',
  first_name: 'Ada',
  last_name: 'Byron',
  street_address: '1 Market Street',
  address_locality: 'San Francisco',
  address_region: 'CA',
  postal_code: '94105',
  address_country: 'US',
  phone_number: '(415) 555-2671',
};

/** A delivery there, by the option that was chosen; without one, before there is a choice. */
export const agentDelivery = (optionId?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [agentDestination],
      selected_destination_id: agentDestination.id,
      ...(optionId !== undefined && { groups: [{ id: 'package', selected_option_id: optionId }] }),
    },
  ],
});

/** The payload of `complete` with a payment that the buyer's card provider granted to the shop. */
export const payingBy = (token: string) => ({
  payment: {
    instruments: [
      {
        id: 'card',
        handler_id: 'stripe',
        type: 'card',
        selected: true,
        credential: { type: 'shared_payment_token', token },
      },
    ],
  },
});

/** The same payment with the billing address of the card, which has no names: the protocol names the buyer once. */
export function payingFrom(token: string, billing: object) {
  const [instrument] = payingBy(token).payment.instruments;
  return { payment: { instruments: [{ ...instrument, billing_address: billing }] } };
}
