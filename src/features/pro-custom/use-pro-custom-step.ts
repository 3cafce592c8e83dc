import { type ProCustomEvent, proCustomSteps } from '@sonde/machines/pro-custom';
import { useStepInUrl } from '../../flow/use-step-in-url.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageOf, paths } from '../../page/paths.ts';

const areTogether = () => false;

/** Keeps the step in the path: `pro-custom/features/`. */
export function useProCustomStepInUrl(segment: string, send: (event: ProCustomEvent) => void): void {
  const locale = useShopLocale();
  useStepInUrl({
    place: {
      read: ({ path }) => pageOf(path).split('/')[1] || null,
      write: (named) => paths.proCustom(locale, named),
    },
    segment,
    areTogether,
    onRequest(wanted) {
      const step = proCustomSteps.stepAt(wanted);
      if (step !== null) send({ type: 'step.requested', step });
    },
  });
}
