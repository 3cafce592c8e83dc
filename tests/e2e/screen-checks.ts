import type { Frame, Page } from '@playwright/test';

/** Finishes transitions, because only the final colors count. */
export const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  });

async function paintFrame(frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const behind = await element.evaluate((within) => {
    const transparent = 'rgba(0, 0, 0, 0)';
    let colour = transparent;
    for (let at = within.parentElement; at && colour === transparent; at = at.parentElement)
      colour = getComputedStyle(at).backgroundColor;
    return colour;
  });
  await frame.evaluate((colour) => {
    if (getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)')
      document.documentElement.style.backgroundColor = colour;
  }, behind);
}

/**
 * Gives the card fields' frames the background behind them, because axe doesn't see through frames. The frame of the
 * wallets may leave the page meanwhile: it does where none is available.
 */
export async function paintFrames(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (frame !== page.mainFrame())
      await paintFrame(frame).catch((error: unknown) => {
        if (!frame.isDetached()) throw error;
      });
}

/** How far the page scrolls sideways, in pixels. */
export const widthBeyondTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
