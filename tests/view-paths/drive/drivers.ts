import type { Page } from '@playwright/test';
import { driversById } from './drivers.generated.ts';
import type { FlowDriver } from './flow-driver.ts';

/** How the views of each flow, and of parts with a view of their own, are used, by the id of the machine. */
export const drivers: Readonly<Record<string, (page: Page) => FlowDriver>> = driversById;
