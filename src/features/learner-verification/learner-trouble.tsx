import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

/** Why the request wasn't received, if no field is the reason. */
export function LearnerTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'refused')
    return (
      <FailureNotice tone="danger">
        {refusalsOf(trouble).map((refusal) => (
          <p key={`${refusal.code} ${refusal.reason}`}>{i18n._(cartRefusalText(refusal))}</p>
        ))}
      </FailureNotice>
    );
  return (
    <FailureNotice title={trouble.kind === 'busy' ? t`One moment, please` : t`No connection`}>
      <p>{textOf(trouble)}</p>
      <p>
        <Trans>Nothing was lost. You can send it again.</Trans>
      </p>
    </FailureNotice>
  );
}
