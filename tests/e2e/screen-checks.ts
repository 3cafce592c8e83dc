import type { Page } from '@playwright/test';

/** Finishes transitions, because only the final colors count. */
export const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  });

/** Gives the card fields' frames the background behind them, because axe doesn't see through frames. */
export async function paintFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const behind = await (
      await frame.frameElement()
    ).evaluate((element) => {
      const transparent = 'rgba(0, 0, 0, 0)';
      let colour = transparent;
      for (let at = element.parentElement; at && colour === transparent; at = at.parentElement)
        colour = getComputedStyle(at).backgroundColor;
      return colour;
    });
    await frame.evaluate((colour) => {
      if (getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)')
        document.documentElement.style.backgroundColor = colour;
    }, behind);
  }
}

/** How far the page scrolls sideways, in pixels. */
export const widthBeyondTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
