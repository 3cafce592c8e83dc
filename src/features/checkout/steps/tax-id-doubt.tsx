import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxIdView } from '@sonde/machines/checkout';
import { Button } from '../../../ui/button/button.tsx';
import { Cluster } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TaxIdNote } from '../../tax-id/tax-id-note.tsx';
import { LaterStepFrame, StepSection } from './step-frame.tsx';
import type { StepProps } from './step.types.ts';

/** The number wasn't confirmed: informs the buyer that VAT is charged before continuing. */
export function TaxIdDoubt({
  taxId,
  at,
  trouble,
  isSaving,
  isLeft,
  onBack,
  send,
}: StepProps & { readonly taxId: TaxIdView }) {
  const { t } = useLingui();
  return (
    <LaterStepFrame
      at={at}
      errors={[]}
      trouble={trouble}
      isSaving={isSaving}
      isLeft={isLeft}
      onBack={onBack}
      onSubmit={() => send({ type: 'contact.submitted' })}
    >
      <StepSection step="contact" title={t`Contact`}>
        <Notice
          tone="attention"
          role="alert"
          title={t`We couldn’t confirm the number ${taxId.value}`}
          actions={
            <Cluster gap={3}>
              {taxId.status === 'UNCONFIRMED' && (
                <Button pending={isSaving} onClick={() => send({ type: 'contact.taxId.checkedAgain' })}>
                  <Trans>Check again</Trans>
                </Button>
              )}
              <Button variant="quiet" onClick={() => send({ type: 'step.requested', step: 'contact' })}>
                <Trans>Change the number</Trans>
              </Button>
            </Cluster>
          }
        >
          <TaxIdNote status={taxId.status} />
          <p>
            <Trans>You can continue and pay VAT.</Trans>
          </p>
        </Notice>
      </StepSection>
    </LaterStepFrame>
  );
}
