import type { ProCustomPorts } from '@sonde/machines/pro-custom';
import { lazyImport } from '../browser/lazy-import.ts';
import { storedSession } from '../browser/stored-session.ts';

/** The API's client comes when someone is signed in, or begins to choose, not with the page. */
const loadRequests = () => import('./pro-custom-requests.ts');

/** Loads what the review will need. A failure is said there. */
export function prepareProCustom(): void {
  if (navigator.onLine) void loadRequests().catch(() => undefined);
}

const requests = async () => (await lazyImport(loadRequests, true)).proCustomRequests;

/** The flow's own ports; "Add to cart" has its own. */
export const proCustomPorts: ProCustomPorts = {
  recallBuyer: async (input) =>
    storedSession.token() === null ? null : (await requests()).recallBuyer(input),
  previewBundle: async (input) => (await requests()).previewBundle(input),
};
