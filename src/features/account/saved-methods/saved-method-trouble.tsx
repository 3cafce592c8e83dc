import { useLingui } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import type { SavedMethodsEvent, SavedMethodsSnapshot } from '@sonde/machines/saved-methods';
import { useTroubleText } from '../../trouble/use-trouble-text.ts';
import { TroubleNotice } from '../trouble-notice.tsx';
import { savedMethodRefusalText } from './saved-methods-texts.ts';

interface SavedMethodTroubleProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
}

/** Why the last request failed; empty if it didn't. */
export function SavedMethodTrouble({ snapshot, send }: SavedMethodTroubleProps) {
  const { i18n } = useLingui();
  const troubleText = useTroubleText();
  const { trouble } = snapshot.context;
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  return (
    <TroubleNotice
      takesFocus
      onRetry={snapshot.can({ type: 'retry.requested' }) ? () => send({ type: 'retry.requested' }) : null}
    >
      {refusal ? i18n._(savedMethodRefusalText(refusal)) : troubleText(trouble)}
    </TroubleNotice>
  );
}
