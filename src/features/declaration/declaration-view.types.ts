import type { DeclarationEvent, DeclarationSnapshot } from '@sonde/machines/declaration';

/** The props of each view of a declaration. */
export interface DeclarationViewProps {
  readonly snapshot: DeclarationSnapshot;
  readonly send: (event: DeclarationEvent) => void;
}
