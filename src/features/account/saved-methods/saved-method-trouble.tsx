import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import type { SavedMethodsEvent, SavedMethodsSnapshot } from '@sonde/machines/saved-methods';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useTroubleText } from '../../trouble/use-trouble-text.ts';
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
    <Notice
      tone="attention"
      role="alert"
      ref={takeFocus}
      tabIndex={-1}
      actions={
        snapshot.can({ type: 'retry.requested' }) && (
          <Button onClick={() => send({ type: 'retry.requested' })}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {refusal ? i18n._(savedMethodRefusalText(refusal)) : troubleText(trouble)}
    </Notice>
  );
}
