import { Trans, useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Why the last Continue did not go on, where no field is to blame. */
export function TroubleNotice({ trouble }: { trouble: Trouble | null }) {
  const { t, i18n } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null) return null;
  if (trouble.kind === 'connection') {
    return (
      <Notice tone="attention" role="alert" title={t`No connection`}>
        <Trans>We could not reach the shop. Everything you entered is kept; please try again.</Trans>
      </Notice>
    );
  }
  if (trouble.kind === 'busy') {
    return (
      <Notice tone="attention" role="alert" title={t`One moment, please`}>
        <p>{textOf(trouble)}</p>
        <p>
          <Trans>Everything you entered is kept.</Trans>
        </p>
      </Notice>
    );
  }
  const withoutField = trouble.refusals.filter(({ code, field }) => field === null || refusalTexts[code]);
  if (withoutField.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      {withoutField.map(({ code, message }) => (
        <p key={code + message}>{refusalTexts[code] ? i18n._(refusalTexts[code]) : message}</p>
      ))}
    </Notice>
  );
}
