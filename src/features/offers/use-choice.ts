import { useLingui } from '@lingui/react/macro';
import type { OptionState } from '@sonde/machines/rules/catalogue';
import type { Choice } from '../../ui/choice-cards/choice-cards.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';

/** Makes a card of an option; an unavailable one stays visible with its reason. */
export function useChoice() {
  const { i18n } = useLingui();
  return <Value extends string>(
    option: OptionState<Value>,
    shown: Omit<Choice<Value>, 'value'>,
  ): Choice<Value> => ({
    value: option.value,
    ...shown,
    unavailable: option.reason === null ? undefined : i18n._(reasonTexts[option.reason]),
  });
}
