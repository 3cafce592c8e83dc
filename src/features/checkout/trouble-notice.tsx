import { Trans, useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';

function comeIntoSight(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' });
}

/** Nobody answered the last press: the same button goes on, and this stands after it, so that nothing moves away. */
export function TroubleNotice({ trouble }: { trouble: Trouble | null }) {
  const { t } = useLingui();
  const textOf = useTroubleText();
  if (trouble === null || trouble.kind === 'refused') return null;
  return (
    <Notice
      ref={comeIntoSight}
      tone="attention"
      role="alert"
      title={trouble.kind === 'busy' ? t`One moment, please` : t`No connection`}
    >
      <p>{textOf(trouble)}</p>
      <p>
        <Trans>Everything you entered is saved.</Trans>
      </p>
    </Notice>
  );
}
