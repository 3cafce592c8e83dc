import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button in a frame until a press is heard, which takes the button away. Chromium gives a press to the page
 * behind while it has drawn nothing of the frame, which is a process of its own and which Playwright can't see. So the
 * press is repeated, but not too soon, because a second one would send the form again, and not once the button is gone.
 */
export async function pressUntilHeard(button: Locator): Promise<void> {
  await button.waitFor();
  await expect(async () => {
    if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
    await expect(button).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ intervals: [0] });
}
