import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCard } from '@sonde/machines/rules/payment';
import { meansOf } from '../../../../ports/recall-saved-cards.ts';
import { ChoiceCards } from '../../../../ui/choice-cards/choice-cards.tsx';
import type { FieldsProps } from '../../method-view.ts';
import { CardDescription } from './card-description.tsx';

interface SavedCardChoicesProps extends Pick<FieldsProps, 'savedCards' | 'send'> {
  /** Null if another card is used. */
  readonly chosenId: string | null;
}

const another = 'another';

/** The buyer's saved cards, and another one. An expired one is shown, but can't be selected. */
export function SavedCardChoices({ savedCards, chosenId, send }: SavedCardChoicesProps) {
  const { t } = useLingui();
  const choiceOf = (card: SavedCard) => ({
    value: card.id,
    title: <CardDescription details={meansOf(card).details} />,
    description: card.isPrimary ? (
      <Trans comment="Of a saved payment method that is charged first">Primary</Trans>
    ) : undefined,
    unavailable: card.isActive ? undefined : t({ message: 'Expired', comment: 'Of a payment card' }),
  });
  return (
    <ChoiceCards
      name="savedCard"
      label={t`Pay with`}
      value={chosenId ?? another}
      choices={[...savedCards.map(choiceOf), { value: another, title: t`Another card` }]}
      onChange={(value) => {
        const card = savedCards.find(({ id }) => id === value);
        send(
          card ? { type: 'payment.card.recalled', card: meansOf(card) } : { type: 'payment.card.replaced' },
        );
      }}
    />
  );
}
