import type { Page } from '@playwright/test';
import { interceptOperation } from '../e2e/api-traffic.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import type { Cause } from './shop-table.ts';
import { type SeededOrganization, memberOn } from './test-member.ts';

/** Delivers the question who is signed in once the walker is in these organizations, the first one first. */
export const knows =
  (operation: string, ...organizations: readonly SeededOrganization[]): Cause =>
  async ({ page, world, requests }) => {
    const request = await requests.take(operation);
    await (await memberOn(page, world)).bring(...organizations);
    await request.pass();
  };

/** The walker's organizations have names of their own on every path; the other one is the second. */
export const chooseOtherOrganization = async (page: Page): Promise<void> =>
  void (await page.getByLabel('Organization').selectOption({ index: 1 }));

/** A membership that the shop doesn't have. */
export const unknownMembership = toGlobalId('OrganizationMembership', '01900000-0000-7000-8000-00000000ffff');

/** What the walker adds to a cart never arrives, so that the button may be pressed again. */
export const loseCarts = (page: Page): Promise<void> =>
  interceptOperation(page, 'CheckoutCreate', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '60' } }),
  );
