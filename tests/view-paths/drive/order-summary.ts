import type { Page } from '@playwright/test';
import { VoucherField } from '../../e2e/pages/voucher-field.ts';

/** Acts in the order summary, which is collapsed on phones; collapses it again afterwards. */
export async function inOrderSummary(page: Page, act: () => Promise<void>): Promise<void> {
  const isFolded = !(await new VoucherField(page).code.isVisible());
  const bar = page.getByRole('button', { name: /^Order summary/ });
  if (isFolded) await bar.click();
  await act();
  if (isFolded) await bar.click();
}
