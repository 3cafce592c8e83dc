import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { useErrorTitle } from '../../ui/error-summary/use-error-title.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { ChangeInsteadLink } from '../trouble/change-instead-link.tsx';
import { isAboutCart, orderRefusalText } from '../trouble/refusal-reason-texts.ts';
import { isAboutPayment, refusalTexts } from '../trouble/refusal-texts.ts';

interface RefusalNoticeProps {
  readonly trouble: Trouble | null;
  /** Where else the buyer may go if this page can't help; omitted for nowhere. */
  readonly ways?: ReactNode;
}

/** The shop's refusal that isn't about a field, shown above the fields. */
export function RefusalNotice({ trouble, ways }: RefusalNoticeProps) {
  const { i18n } = useLingui();
  const withoutField = refusalsOf(trouble).filter(
    (refusal) =>
      refusal.field === null ||
      refusal.field === 'lines' ||
      isAboutPayment(refusal) ||
      isAboutCart(refusal) ||
      refusalTexts[refusal.code],
  );
  useErrorTitle(withoutField.length > 0);
  if (withoutField.length === 0) return null;
  return (
    <Notice ref={takeFocus} tabIndex={-1} tone="danger" role="alert" actions={ways}>
      {withoutField.map((refusal) => (
        <p key={`${refusal.code} ${refusal.reason}`}>
          {i18n._(orderRefusalText(refusal))} <ChangeInsteadLink reason={refusal.reason} />
        </p>
      ))}
    </Notice>
  );
}
