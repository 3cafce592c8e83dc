import type { TotalChangeEvent, TotalChangeInput } from '../../total-change/index.ts';
import { exampleCheckout, withTotal } from '../example-checkout.ts';
import type { Scenario } from './scenario.ts';

const dearer = withTotal(exampleCheckout, 450_000);
const input: TotalChangeInput = { first: exampleCheckout, checkout: exampleCheckout, place: 'contact' };

const shown = (sentence: string, checkout: TotalChangeEvent['checkout'], place: string | null) => ({
  sentence,
  event: { type: 'total.shown', checkout, place } satisfies TotalChangeEvent,
});

export const totalChangeScenario: Scenario = {
  inputs: {
    new: { sentence: 'a page that shows a total', input },
    late: {
      sentence: 'a page whose total has changed before this begins',
      input: { ...input, checkout: dearer } satisfies TotalChangeInput,
    },
    saving: {
      sentence: 'a page whose total has changed while something is saved',
      input: { ...input, checkout: dearer, place: null } satisfies TotalChangeInput,
    },
  },
  events: [
    shown('the page shows a higher total at the same step', dearer, 'contact'),
    shown('the page shows a higher total while something is saved', dearer, null),
    shown('the page shows a higher total at the next step', dearer, 'payment'),
    shown('the page shows the first total at the same step', exampleCheckout, 'contact'),
    shown('the page shows the first total while something is saved', exampleCheckout, null),
    shown('the page shows the first total at the next step', exampleCheckout, 'payment'),
  ],
  services: {},
  limit: 200,
};
