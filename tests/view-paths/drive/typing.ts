import type { Locator } from '@playwright/test';

/** Types a text anew, also where it stands already. */
export async function typeAnew(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}

/** Sets a box so that it is heard, also where it is set so already. */
export async function setAnew(box: Locator, isTicked: boolean): Promise<void> {
  await box.setChecked(!isTicked);
  await box.setChecked(isTicked);
}
