import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

/** Why the form is not with the shop, where no field is to blame. */
export function LeadTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const { t } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    const withoutField = refusalsOf(trouble).filter(({ field }) => field === null);
    if (withoutField.length === 0) return null;
    return (
      <Notice tone="danger" role="alert">
        {withoutField.map(({ code, message }) => (
          <p key={code + message}>{message}</p>
        ))}
      </Notice>
    );
  }
  return (
    <Notice
      tone="attention"
      role="alert"
      title={trouble.kind === 'busy' ? t`One moment, please` : t`No connection`}
    >
      <p>{textOf(trouble)}</p>
      <p>
        <Trans>Everything you entered is kept.</Trans>
      </p>
    </Notice>
  );
}
