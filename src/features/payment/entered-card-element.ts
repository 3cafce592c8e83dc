/** The element with the given card, which replaces the card's input. */
export const enteredCardId = 'card-given';
