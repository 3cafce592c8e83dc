export { recallSavedCards as recallCards } from '../../ports/recall-saved-cards.ts';
