import { describe, expect, it } from 'vitest';
import { refusedVoucherSentences } from './refused-voucher-texts.ts';

describe('why a code no longer applies', () => {
  it.each(Object.entries(refusedVoucherSentences))(
    '%s names no product, which the code decides',
    (_reason, { message }) => {
      expect(message).toBeDefined();
      expect(message).not.toMatch(/Sonde|IQ/);
    },
  );
});
