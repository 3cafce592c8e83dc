import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { declarationFields } from '@sonde/machines/rules/declaration';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

const isField = (field: string | null) => declarationFields.some((name) => name === field);

/** Why the declaration wasn't accepted, if no field is the reason. */
export function DeclarationTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    const others = refusalsOf(trouble).filter(({ field }) => !isField(field));
    if (others.length === 0) return null;
    return (
      <FailureNotice tone="danger">
        {others.map((refusal) => (
          <p key={`${refusal.code} ${refusal.reason}`}>{i18n._(cartRefusalText(refusal))}</p>
        ))}
      </FailureNotice>
    );
  }
  return (
    <FailureNotice title={trouble.kind === 'busy' ? t`One moment, please` : t`No connection`}>
      <p>{textOf(trouble)}</p>
      <p>
        <Trans>Everything you entered is saved.</Trans>
      </p>
    </FailureNotice>
  );
}
