import type { ChoiceEvent, OptionStates, Selection } from '@sonde/machines/rules/catalogue';
import type { SelectionOffers } from './product-offers.ts';

/** What each field of a selection receives. */
export interface SelectionFieldProps {
  readonly selection: Selection;
  readonly options: OptionStates;
  readonly offers: SelectionOffers;
  readonly send: (event: ChoiceEvent) => void;
}
