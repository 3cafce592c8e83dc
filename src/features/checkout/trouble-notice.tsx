import { Trans, useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { useErrorTitle } from '../../ui/error-summary/use-error-title.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

function comeIntoSight(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' });
}

/**
 * There was no response to the last press, or the session has ended. The same button retries, and this comes after it,
 * so that nothing moves.
 */
export function TroubleNotice({ trouble }: { trouble: Trouble | null }) {
  const { t } = useLingui();
  const textOf = useTroubleText();
  useErrorTitle(trouble !== null && trouble.kind !== 'refused');
  if (trouble === null || trouble.kind === 'refused') return null;
  const titles = { busy: t`One moment, please`, connection: t`No connection`, session: undefined };
  return (
    <Notice ref={comeIntoSight} tone="attention" role="alert" title={titles[trouble.kind]}>
      <p>{textOf(trouble)}</p>
      <p>
        <Trans>Everything you entered is saved.</Trans>
      </p>
    </Notice>
  );
}
