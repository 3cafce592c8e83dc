import { useLingui } from '@lingui/react/macro';
import type { ProCustomSnapshot } from '@sonde/machines/pro-custom';
import { proDeviceOf, proPlanOf } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import type { ProWords } from '../pro-plan/pro-catalogue.ts';

/** What a line of the chosen plan is called, with its number if there is more than one. */
export function useProLineName({ context }: ProCustomSnapshot, words: ProWords) {
  const { t } = useLingui();
  const { selection, offers } = context;
  const plan = proPlanOf(selection, offers);
  const device = proDeviceOf(selection, offers);
  const nameOf = (sku: string) => {
    if (sku === plan.seats?.sku) return t`Additional members`;
    const known = ownValue(words.plans, sku) ?? ownValue(words.features, sku);
    return known ?? (device && ownValue(words.devices, device.slug)?.name) ?? sku;
  };
  return ({ sku, quantity }: { readonly sku: string; readonly quantity: number }) =>
    quantity === 1 ? nameOf(sku) : `${quantity} × ${nameOf(sku)}`;
}
