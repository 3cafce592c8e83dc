import { proChangeSteps, type ProCustomChangeEvent } from '@sonde/machines/pro-custom-change';
import { useStepInPath } from '../../flow/use-step-in-path.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** Keeps the step of an upgrade in the path: `pro-custom-upgrade/members/`. */
export function useProChangeStepInUrl(
  segment: string | null,
  send: (event: ProCustomChangeEvent) => void,
): void {
  const locale = useShopLocale();
  useStepInPath({
    segment,
    write: (named) => paths.proCustomUpgrade(locale, named),
    onRequest(requested) {
      const step = proChangeSteps.stepAt(requested);
      if (step !== null) send({ type: 'step.requested', step });
    },
  });
}
