import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import islandConfig from '../../tools/island-config.ts';
import { islandNames } from '../../tools/island-files.ts';

type Output = Rolldown.RolldownOutput['output'];

/** The browser build of an island: its modules, initial and lazy, and its texts. */
export interface Built {
  readonly island: string;
  readonly output: Output;
}

/** A build for each island, which is not written. */
export async function buildIslands(): Promise<readonly Built[]> {
  const found: Built[] = [];
  for (const island of await islandNames()) {
    const config = islandConfig({ mode: island, command: 'build' });
    const options = { ...config, configFile: false as const, mode: island };
    const built = await build({ ...options, build: { ...config.build, write: false } });
    found.push({ island, output: (built as Rolldown.RolldownOutput).output });
  }
  return found;
}

/** The files of a build that have code. */
export const chunksIn = (output: Output) => output.filter((file) => file.type === 'chunk');

/** The name of the module that a chunk is made for. */
export const nameOf = ({ facadeModuleId, name }: Rolldown.OutputChunk) =>
  basename(facadeModuleId ?? name).replace(/\.tsx?$/, '');

const packageIn = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** The packages that these chunks have modules of. */
export function packagesOf(loaded: readonly Rolldown.OutputChunk[]): readonly string[] {
  const packages = loaded.flatMap(({ moduleIds }) => moduleIds.map(packageIn));
  return [...new Set(packages.filter((name) => name !== undefined))].toSorted();
}

/** The machines that a flow contains, by its island. */
export const containedMachines: Readonly<Record<string, readonly string[]>> = {
  account: ['order-history', 'saved-methods'],
  cart: ['total-change', 'voucher'],
  checkout: ['address', 'address-search', 'payment', 'total-change', 'voucher'],
  configurator: ['add-to-cart'],
  'edit-membership': ['subscription-change'],
  'extra-probe': ['add-to-cart'],
  'order-payment': ['add-to-cart', 'payment'],
  'pro-custom': ['add-to-cart'],
  'pro-custom-change': ['subscription-change'],
  'product-flow': ['add-to-cart'],
  reactivation: ['add-to-cart'],
  renewal: ['subscription-change'],
  upgrade: ['subscription-change'],
  'vet-rental': ['add-to-cart'],
};

/** The machines of all that an island loads, at first or later. */
export function machinesIn({ output }: Built): readonly string[] {
  const ids = chunksIn(output).flatMap(({ moduleIds }) => moduleIds);
  const found = ids.map((id) => /\/machines\/([^/]+)\/[^/]+\.machine\.ts$/.exec(id)?.[1]);
  return [...new Set(found.filter((name) => name !== undefined))].toSorted();
}

/** The packages that every island loads at first. */
export const always = ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'scheduler'];
/** Those of what runs a flow and asks the shop. */
export const flows = ['@urql/core', '@urql/exchange-retry', 'wonka', 'xstate'];
const byHooks = ['@xstate/react', 'use-isomorphic-layout-effect', 'use-sync-external-store'];

/** The packages of islands that don't start with a flow and requests to the shop. */
export const otherPackages: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': always,
  configurator: [...always, 'xstate'],
  'extra-probe': [...always, 'xstate'],
  'lead-form': [...always, ...flows, ...byHooks].toSorted(),
  'pricing-survey': [...always, 'xstate'],
  'pro-custom': [...always, 'xstate'],
  'product-flow': [...always, 'xstate'],
  reactivation: [...always, 'xstate'],
  referrer: [...always, 'xstate'],
  'vet-rental': [...always, 'xstate'],
};

/** The screens of the checkout after the first one: checkout-parts.ts. */
export const lazyParts = [
  'organization-screens',
  'delivery-screens',
  'payment-screens',
  'review-screens',
  'outcome-screens',
  'later-payment',
  'later-trial',
  'card-entry',
];

const reloadedPayment = ['restoring', 'recall-cards', 'ask-for-saved-cards', 'payment-screens'];

/** What the checkout loads besides its first screen for a buyer who is signed in, by how they get there. */
export const partsOfSignedIn: readonly (readonly [how: string, parts: readonly string[]])[] = [
  ['with their saved cards, for which the shop is asked', ['recall-cards', 'ask-for-saved-cards']],
  ['whose cart led to the review', ['recall-cards', 'review-screens']],
  ['who opens the checkout at the review', ['recall-cards', 'ask-for-saved-cards', 'review-screens']],
  ['who reloads the review', ['restoring', 'review-screens']],
  ['who opens the checkout at the payment', ['recall-cards', 'ask-for-saved-cards', 'payment-screens']],
  ['who reloads the payment', reloadedPayment],
  ['who reloads the payment with a card', [...reloadedPayment, 'card-entry']],
  ['who reloads the payment with a quote', [...reloadedPayment, 'quote-fields']],
  ['who reloads the payment with a SEPA debit', [...reloadedPayment, 'sepa-fields']],
  ['who reloads the payment of a membership with a debit', [...reloadedPayment, 'later-payment']],
  [
    'who reloads the payment of a membership with a SEPA debit',
    [...reloadedPayment, 'sepa-fields', 'later-payment'],
  ],
  [
    'who reloads the payment of a trial with a SEPA debit',
    [...reloadedPayment, 'sepa-fields', 'later-trial'],
  ],
];
