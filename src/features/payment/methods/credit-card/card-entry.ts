/** What the card's fields say and offer once they are there: loaded where a card is chosen, and after the fields themselves. */
export { WalletButtons } from '../../wallet-buttons.tsx';
export { CardNotes, unloadedText } from './card-notes.tsx';
export { cardErrors, isEntered, errorsOfLeftFields } from './card-errors.ts';
