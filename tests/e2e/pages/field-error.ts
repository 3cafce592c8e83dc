import { expect, type Locator } from '@playwright/test';

/** The message is at the field, is announced, and belongs to the field's accessible description. */
export async function expectErrorAt(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  const alerts = describedBy.split(' ').map((id) => `[role="alert"][id="${id}"]`);
  await expect(field.page().locator(alerts.join(', '))).toHaveText(message);
}

export async function expectNoErrorAt(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}
