/** A card as printed. */
export interface TestCard {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
}

const visa = (number: string): TestCard => ({ number, expiry: '12 / 34', securityCode: '123' });

/**
 * The provider's test numbers: https://docs.stripe.com/testing. Others are in `server/sandbox/card/test-cards.json`.
 */
export const cards = {
  good: visa('4242424242424242'),
  amex: { number: '378282246310005', expiry: '12 / 34', securityCode: '1234' },
  declined: visa('4000000000000002'),
  expired: visa('4000000000000069'),
  wrongSecurityCode: visa('4000000000000127'),
  processingError: visa('4000000000000119'),
  wrongZip: visa('4000000000000036'),
  mistyped: visa('4242424242424241'),
  asks: visa('4000000000003220'),
  asksAlways: visa('4000002760003184'),
} as const satisfies Record<string, TestCard>;
