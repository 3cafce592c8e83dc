import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import {
  type ReferrerInput,
  referrerOutcomeOf,
  type ReferrerSnapshot,
} from '../../machines/referrer/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { createCheckoutClient } from '../contract/checkout-client.ts';
import { referrerDriver } from '../view-paths/drive/referrer-driver.ts';
import { sessionOf } from './own-session.ts';
import { scenarioInput } from './scenario-input.ts';
import type { Cause, ShopTable, Surroundings } from './shop-table.ts';

const inputs: Scenario['inputs'] = scenarios['referrer']?.inputs ?? {};
/** May refer others. */
const member = 'admin@small-clinic.example';

/** The device of a walk: what it copied and shared, and what it is still doing. */
interface Device {
  readonly copied: string[];
  readonly shared: string[];
  answer: ((error: { readonly name: string } | null) => void) | null;
}
interface WithDevice {
  readonly device: Device;
}

/** Copying and sharing take until the walk lets the device answer. */
async function scriptDevice(page: Page, isSharingOffered: boolean): Promise<void> {
  await page.addInitScript((isSharing) => {
    const device: Device = { copied: [], shared: [], answer: null };
    const asking = () =>
      new Promise<void>((resolve, reject) => {
        device.answer = (error) => {
          device.answer = null;
          if (error === null) resolve();
          else reject(new DOMException('Not now.', error.name));
        };
      });
    Object.assign(window, { device });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          await asking();
          device.copied.push(text);
        },
      },
    });
    const share = async ({ url }: { readonly url: string }) => {
      await asking();
      device.shared.push(url);
    };
    Object.defineProperty(navigator, 'share', { value: isSharing ? share : undefined });
  }, isSharingOffered);
}

/** The device does what it was asked, or refuses with an error of that name. */
const deviceAnswers =
  (refusal: string | null): Cause =>
  async ({ page }) => {
    await page.waitForFunction(() => (window as unknown as WithDevice).device.answer !== null);
    await page.evaluate((name) => {
      (window as unknown as WithDevice).device.answer?.(name === null ? null : { name });
    }, refusal);
  };

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  const { isSharingOffered } = scenarioInput(inputs, input) as ReferrerInput;
  const { token } = JSON.parse(await sessionOf(world, member)) as { readonly token: string };
  const client = createCheckoutClient((request) => fetch(request), world.url);
  const headers = { authorization: `JWT ${token}` };
  const me = await client.change<Me>('UserRefreshQuery', {}, headers);
  await scriptDevice(page, isSharingOffered);
  await page.goto(`/us/en/refer/${me.organizationMemberships[0]?.referrerToken ?? ''}/`);
}

interface Me {
  readonly organizationMemberships: readonly { readonly referrerToken: string | null }[];
}

/** The page says what has happened, and the device has the text that the page shows. */
async function expectPlace({ page }: Surroundings, state: AnyMachineSnapshot): Promise<void> {
  const snapshot = state as ReferrerSnapshot;
  await expect(page.locator('[data-flow="referrer"]')).toHaveAttribute(
    'data-state',
    stateValueText(snapshot),
  );
  const outcome = referrerOutcomeOf(snapshot);
  await expect(referrerDriver(page).screenOf(snapshot)).toBeVisible();
  const { copied, shared } = await page.evaluate(() => {
    const { device } = window as unknown as WithDevice;
    return { copied: device.copied.at(-1), shared: device.shared.at(-1) };
  });
  const readGiven = (what: 'link' | 'code') => page.locator(`[data-given="${what}"]`).innerText();
  if (outcome.kind === 'copied') expect(copied).toBe(await readGiven(outcome.text));
  if (outcome.kind === 'shared') expect(shared).toBe(await readGiven('link'));
}

/** The page of a member in the United States who refers others, on a device that the walk plays. */
export const referrerTable: ShopTable = {
  flow: 'referrer',
  driverOn: referrerDriver,
  inputs,
  open,
  operations: {},
  services: {
    copyText: {
      copied: { cause: deviceAnswers(null) },
      refused: { cause: deviceAnswers('NotAllowedError') },
    },
    shareLink: {
      shared: { cause: deviceAnswers(null) },
      dismissed: { cause: deviceAnswers('AbortError') },
      failed: { cause: deviceAnswers('DataError') },
    },
  },
  events: {},
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {},
  expectPlace,
};
