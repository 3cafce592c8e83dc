import { expect, type Locator } from '@playwright/test';

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Types into a field in a frame. The browser learns only after a moment which frame has the focus, and keys may be lost
 * until then; they are typed again.
 */
export async function typeDigits(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.clear({ timeout: 2000 });
    await field.pressSequentially(text);
    expect(digitsOf(await field.inputValue())).toBe(digitsOf(text));
  }).toPass();
}
