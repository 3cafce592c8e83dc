import type { Page } from '@playwright/test';
import { driversById } from './drivers.generated.ts';
import type { FlowDriver } from './flow-driver.ts';

/** How to use the views of each flow, and of parts with their own view, by the machine's id. */
export const drivers: Readonly<Record<string, (page: Page) => FlowDriver>> = driversById;
