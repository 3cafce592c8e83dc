import type { Locator } from '@playwright/test';

/** Types a text again, even if the field already contains it. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}

/** Sets a checkbox so that it fires a change, even if it already has the value. */
export async function setTicked(box: Locator, isTicked: boolean): Promise<void> {
  await box.setChecked(!isTicked);
  await box.setChecked(isTicked);
}
