import type { BrowserContext, Page } from '@playwright/test';

/** Round trips in milliseconds and bytes a second of slow 4G, the network of Lighthouse's phone. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER_CPU = 4;

/** Makes a tab as slow as Lighthouse's phone. */
export async function slowDown(tab: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}
