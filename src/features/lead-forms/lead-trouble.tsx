import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import type { LeadFormSlug } from '@sonde/machines/rules/leads';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { leadRefusalText } from './lead-form-texts.ts';

interface LeadTroubleProps {
  readonly slug: LeadFormSlug;
  readonly trouble: Trouble | null;
}

/** Why the form wasn't accepted, if no field is the reason. */
export function LeadTrouble({ slug, trouble }: LeadTroubleProps) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    const withoutField = refusalsOf(trouble).filter(({ field }) => field === null);
    if (withoutField.length === 0) return null;
    return (
      <FailureNotice tone="danger">
        {withoutField.map((refusal) => (
          <p key={`${refusal.code} ${refusal.reason}`}>
            {i18n._(leadRefusalText(slug, refusal.code) ?? cartRefusalText(refusal))}
          </p>
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
