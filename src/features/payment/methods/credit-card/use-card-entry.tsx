import { type ReactNode, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { useAfterPress } from '../../../../browser/use-after-press.ts';
import { useHydrated } from '../../../../browser/use-hydrated.ts';
import { useLazyPart } from '../../../../i18n/lazy-parts.ts';
import type { CardFieldsState, CardPayments } from '../../../../payments/card-payments.ts';
import { providerFields } from '../../../../payments/card-payments.types.ts';
import type { RefusalTexts, ShownFields } from '../../method-view.ts';
import type { CardError } from './card-errors.ts';
import { cardFieldIds, CardFrames, type EnteredField } from './card-frames.tsx';

const load = () => import('./card-entry.ts');
type CardEntry = Awaited<ReturnType<typeof load>>;

interface CardEntryOptions {
  /** Whether the fields are shown; before, nothing is loaded for them. */
  readonly isChosen: boolean;
  readonly provider: CardPayments;
  /** The refusals of the card. */
  readonly trouble: Trouble | null;
  readonly refusalTexts: RefusalTexts | null;
  /** The field where the card's ZIP code can be changed; the number's field if none is asked for. */
  readonly postalCodeId?: string;
  /** Whether a card was typed before, here or in another tab. */
  readonly wasTyped: () => boolean;
  /** Above the fields: the buttons of wallets, which give a card without them. */
  readonly renderWallets: (entry: CardEntry) => ReactNode;
  readonly onChange: (changed: EnteredField) => void;
}

/** The provider's card fields with their errors, for the summary and at each field. */
export function useCardEntry(options: CardEntryOptions): ShownFields & { readonly fields: ReactNode } {
  const { isChosen, provider, trouble, refusalTexts, postalCodeId, wasTyped, renderWallets, onChange } =
    options;
  const { i18n } = useLingui();
  // A page is drawn with the first method. Only the browser knows which one is chosen.
  const isHydrated = useHydrated();
  const { part, ...missing } = useLazyPart('card-entry', load, isChosen && isHydrated);
  const [areFieldsLost, setFieldsLost] = useState(false);
  /** The card was refused or its fields are lost, and that can't be said yet. */
  const isUnexplained = part === null && (areFieldsLost || refusalsOf(trouble).length > 0);
  const [state, setState] = useState<CardFieldsState | null>(null);
  /** The fields that the buyer has left. */
  const [left, setLeft] = useState<readonly EnteredField[]>([]);
  const afterPress = useAfterPress();
  const textOf = ({ words }: CardError) => i18n._(words);
  const errors = part?.cardErrors(trouble, { state, refusalTexts }) ?? [];
  const announcedErrors = errors.map((error) => {
    const { name, place } = error;
    const shared = { name, place, message: textOf(error) };
    if (place === 'card.postalCode' && postalCodeId !== undefined) return { ...shared, id: postalCodeId };
    const entered = part?.isEntered(place) ? place : 'card.number';
    return { ...shared, id: cardFieldIds[entered] };
  });
  const lostErrors =
    areFieldsLost && part
      ? [{ name: 'card', id: cardFieldIds['card.number'], message: i18n._(part.unloadedText) }]
      : [];
  const atFields = Object.fromEntries(
    [...(part?.errorsOfLeftFields(left, { state, refusalTexts }) ?? []), ...errors].map((error) => [
      error.place,
      textOf(error),
    ]),
  );
  return {
    ...(isUnexplained && { missing }),
    errors: [...lostErrors, ...announcedErrors],
    areErrorsAnnounced: errors.length > 0,
    fields: (
      <CardFrames
        provider={provider}
        errors={atFields}
        wasTyped={wasTyped}
        notes={(shown) => part && <part.CardNotes wallets={renderWallets(part)} {...shown} />}
        onChange={(changedState, field) => {
          setState(changedState);
          if (changedState.fields[providerFields[field]].problem === null)
            setLeft((before) => before.filter((place) => place !== field));
          onChange(field);
        }}
        onLeave={(place) => afterPress(() => setLeft((before) => [...before, place]))}
        onReady={() => {
          // Fields that open again are empty.
          setState(null);
          setLeft([]);
          setFieldsLost(false);
        }}
        onFailed={() => setFieldsLost(true)}
      />
    ),
  };
}
