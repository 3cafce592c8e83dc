import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button in a frame until it has been heard, which takes the button away. The frame is a process of its own:
 * Chromium gives a press to the page behind while it has drawn nothing of the frame, which Playwright can't see. A busy
 * machine answers late: a press too many would send the form again, or find no button.
 */
export async function pressUntilHeard(button: Locator): Promise<void> {
  await button.waitFor();
  await expect(async () => {
    if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
    await expect(button).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ intervals: [0] });
}
