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
