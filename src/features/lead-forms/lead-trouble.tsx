import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import type { LeadField, LeadFormSlug } from '@sonde/machines/rules/leads';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { leadRefusalText } from './lead-form-texts.ts';

interface LeadTroubleProps {
  readonly slug: LeadFormSlug;
  readonly trouble: Trouble | null;
  /** The fields on the page, which show their own refusals. */
  readonly fields: readonly LeadField[];
}

/** Why the form wasn't accepted, if none of its fields shows that. */
export function LeadTrouble({ slug, trouble, fields }: LeadTroubleProps) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    const others = refusalsOf(trouble).filter((refusal) => !fields.some((field) => field === refusal.field));
    if (others.length === 0) return null;
    return (
      <FailureNotice tone="danger">
        {others.map((refusal) => (
          <p key={`${refusal.code} ${refusal.field} ${refusal.reason}`}>
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
