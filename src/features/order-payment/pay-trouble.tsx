import { useLingui } from '@lingui/react/macro';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { payRefusalText } from './order-payment-texts.ts';

/** Why the last payment wasn't made, where no field of its method says so. */
export function PayTrouble({ trouble }: { readonly trouble: Trouble | null }) {
  const { i18n } = useLingui();
  const troubleText = useTroubleText();
  if (trouble === null) return null;
  const [refusal] = refusalsOf(trouble);
  return (
    <Notice tone="attention" role="alert">
      <p>{refusal ? i18n._(payRefusalText(refusal)) : troubleText(trouble)}</p>
    </Notice>
  );
}
