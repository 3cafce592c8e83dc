import { useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { payRefusalText } from './order-payment-texts.ts';

/** Why the last payment wasn't made, where no field of its method says so. */
export function PayTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const { i18n } = useLingui();
  const troubleText = useTroubleText();
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  return (
    <FailureNotice>
      <p>{refusal ? i18n._(payRefusalText(refusal)) : troubleText(trouble)}</p>
    </FailureNotice>
  );
}
