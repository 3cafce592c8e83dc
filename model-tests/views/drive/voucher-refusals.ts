import { expect, type Page } from '@playwright/test';
import type { VoucherField } from '../../../tests/e2e/pages/voucher-field.ts';
import type { Refusal } from './flow-driver.ts';

/** The codes that the voucher's form does not let through. */
export function voucherRefusals<Snapshot>(
  page: Page,
  field: VoucherField,
  voucherOf: (snapshot: Snapshot) => { readonly isPending: boolean },
): readonly Refusal<{ readonly code: string }, Snapshot>[] {
  return [
    {
      reason: 'The form waits for the answer to the code before.',
      isMet: (snapshot) => voucherOf(snapshot).isPending,
      attempt: async ({ code }) => {
        await field.code.fill(code);
        await field.apply.click({ force: true });
        await field.code.press('Enter');
      },
    },
    {
      reason: 'The form asks for a code.',
      isMet: (_snapshot, { code }) => code.trim() === '',
      attempt: async ({ code }) => {
        await field.enter(code);
        await expect(page.getByText('Enter a code first')).toBeVisible();
      },
    },
  ];
}
