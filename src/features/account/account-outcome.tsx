import { Trans, useLingui } from '@lingui/react/macro';
import { type AccountEvent, type AccountSnapshot, shownMembership } from '@sonde/machines/account';
import { refusalsOf } from '@sonde/machines/flow';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { accountRefusalText } from './account-texts.ts';
import { TroubleNotice } from './trouble-notice.tsx';

interface AccountOutcomeProps {
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** The result of the last change or of the invitation; empty if there was none. */
export function AccountOutcome({ snapshot, send }: AccountOutcomeProps) {
  const { i18n } = useLingui();
  const troubleText = useTroubleText();
  const { trouble, change } = snapshot.context;
  if (snapshot.matches({ ready: { open: 'joined' } }))
    return (
      <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
        <Trans>Welcome to {shownMembership(snapshot)?.organization.name}. You have a seat now.</Trans>
      </Notice>
    );
  if (snapshot.matches({ ready: { open: 'changed' } }))
    return (
      <Notice tone="success" role="status" ref={takeFocus} tabIndex={-1}>
        {change?.kind === 'invite' ? (
          <Trans>
            We’ve sent the invitation to <bdi>{change.email}</bdi>.
          </Trans>
        ) : (
          <Trans comment="A change of an organization’s members was saved">Saved.</Trans>
        )}
      </Notice>
    );
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  const isUnanswered = snapshot.matches({ ready: { open: 'unanswered' } });
  return (
    <TroubleNotice takesFocus onRetry={isUnanswered ? () => send({ type: 'retry.requested' }) : null}>
      {refusal ? i18n._(accountRefusalText(refusal)) : troubleText(trouble)}
    </TroubleNotice>
  );
}
