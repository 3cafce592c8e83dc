interface CheckoutAddress {
  readonly path: string;
  readonly parameters: URLSearchParams;
}

/** The segment of the step that an address asks for, which may be unknown; null for none. A step in the query decides. */
export const stepSegmentIn = ({ path, parameters }: CheckoutAddress): string | null =>
  parameters.get('step') ?? (path.endsWith('/checkout/payment/') ? 'payment' : null);
