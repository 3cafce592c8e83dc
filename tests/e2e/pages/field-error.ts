import { expect, type Locator } from '@playwright/test';

/** The message stands at the field, is said aloud, and is what assistive technology reads with the field. */
export async function expectErrorAt(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  const alerts = describedBy.split(' ').map((id) => `[role="alert"][id="${id}"]`);
  await expect(field.page().locator(alerts.join(', '))).toHaveText(message);
}

export async function expectNoErrorAt(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}
