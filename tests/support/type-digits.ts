import { expect, type Locator } from '@playwright/test';

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Types into a field in a frame. Keys go to the frame that the browser knows to have the focus, which it learns a moment
 * after the frame itself; those that were lost on the way are typed again.
 */
export async function typeDigits(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.clear({ timeout: 2000 });
    await field.pressSequentially(text);
    expect(digitsOf(await field.inputValue())).toBe(digitsOf(text));
  }).toPass();
}
