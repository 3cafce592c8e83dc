import { useEffect, useEffectEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import type { AddressForm } from '@sonde/machines/address';
import { addressSearchWithPorts, type FoundAddress } from '@sonde/machines/address-search';
import { type AddressField, fieldsToFill } from '@sonde/machines/rules/addresses';
import { createAddressSearchPorts } from '../../ports/address-search-ports.ts';
import { systemClock } from '../../browser/system-clock.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SuggestField } from '../../ui/suggest-field/suggest-field.tsx';

export interface SearchedStreetProps {
  readonly name: AddressField;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly autoComplete: string;
  readonly form: AddressForm;
  readonly onFill: (field: AddressField, value: string) => void;
  readonly onLeave: () => void;
}

/** The street field with address suggestions; selecting one fills in the form. Loaded only in shops that support it. */
export function SearchedStreet({ form, onFill, onLeave, name, ...field }: SearchedStreetProps) {
  const { t } = useLingui();
  const { languageCode } = useShopLocale();
  const machine = useOnce(() => addressSearchWithPorts(createAddressSearchPorts(languageCode), systemClock));
  const [{ context }, send] = useMachine(machine);
  const { suggestions, active, found } = context;
  const { address, rules } = form;

  const fill = useEffectEvent((choice: FoundAddress) => {
    for (const { field: filled, value } of fieldsToFill({ ...choice, present: address, rules }))
      onFill(filled, value);
  });
  // The fields of another country may arrive after the choice; they are filled then.
  useEffect(() => {
    if (found?.suggested.country === rules.country) fill(found);
  }, [found, rules.country]);

  const count = suggestions.length;
  return (
    <SuggestField
      {...field}
      name={name}
      suggestions={suggestions}
      active={active}
      listLabel={t`Suggested addresses`}
      status={
        count === 0
          ? ''
          : t`${plural(count, {
              one: '# address suggested. Use the arrow keys to choose it.',
              other: '# addresses suggested. Use the arrow keys to choose one.',
            })}`
      }
      source={<span translate="no">Google Maps</span>}
      onChange={(value, isTyped) => {
        onFill(name, value);
        if (isTyped) send({ type: 'search.typed', text: value, country: address.country });
      }}
      onLeave={() => {
        send({ type: 'search.closed' });
        onLeave();
      }}
      onMove={(by) => send({ type: 'search.moved', by })}
      onChoose={(index) => send({ type: 'search.chosen', index, before: address })}
      onClose={() => send({ type: 'search.closed' })}
    />
  );
}
