import { type ProCustomEvent, proCustomSteps } from '@sonde/machines/pro-custom';
import { useStepInPath } from '../../flow/use-step-in-path.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** Keeps the step in the path: `pro-custom/features/`. */
export function useProCustomStepInUrl(segment: string, send: (event: ProCustomEvent) => void): void {
  const locale = useShopLocale();
  useStepInPath({
    segment,
    write: (named) => paths.proCustom(locale, named),
    onRequest(requested) {
      const step = proCustomSteps.stepAt(requested);
      if (step !== null) send({ type: 'step.requested', step });
    },
  });
}
