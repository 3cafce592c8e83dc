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

/**
 * The sentences that a flexible layout breaks into columns, because a name within them is an element of its own. The
 * sandbox's line at the top is none, nor is a link of the header: a text beside links, or beside a number.
 */
export const brokenSentences = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ position, display }: CSSStyleDeclaration) =>
      display !== 'none' && position !== 'absolute' && position !== 'fixed';
    const isWorded = (element: Element) =>
      !element.matches('svg, script, style') &&
      element.textContent.trim() !== '' &&
      isSeen(getComputedStyle(element));
    return [...document.querySelectorAll('body :not(svg, svg *, aside, header *)')]
      .filter(
        (element) =>
          /flex|grid/.test(getComputedStyle(element).display) &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
          ) &&
          [...element.children].some(isWorded),
      )
      .map((element) => element.textContent);
  });
