import type { DeclarationEvent, DeclarationSnapshot } from '@sonde/machines/declaration';

/** What each view of a declaration gets. */
export interface DeclarationViewProps {
  readonly snapshot: DeclarationSnapshot;
  readonly send: (event: DeclarationEvent) => void;
}
