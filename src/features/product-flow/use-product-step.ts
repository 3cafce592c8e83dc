import { type ProductFlowEvent, productSteps } from '@sonde/machines/product-flow';
import { useStepInUrl } from '../../flow/use-step-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageOf, paths } from '../../page/paths.ts';

const areTogether = () => false;

const pages = { productFlow: paths.productFlow, allIn: paths.allIn } as const;

/** The pages that run the flow. */
export type ProductFlowPage = keyof typeof pages;

/** Keeps the decision in the path: `product-flow/warranty/`. */
export function useProductStepInUrl(
  page: ProductFlowPage,
  segment: string,
  send: (event: ProductFlowEvent) => void,
): void {
  const locale = useShopLocale();
  useStepInUrl({
    place: {
      read: ({ path }) => pageOf(path).split('/')[1] || null,
      write: (named) => pages[page](locale, named),
    },
    segment,
    areTogether,
    onRequest(requested) {
      const step = productSteps.stepAt(requested);
      if (step !== null) send({ type: 'step.requested', step });
    },
  });
}
