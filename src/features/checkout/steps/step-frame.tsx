import { useEffect, useRef, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorSummary, type SummaryError } from '../../../ui/error-summary/error-summary.tsx';
import { RequiredNote } from '../../../ui/field/field-label.tsx';
import { Form, type FieldMarks } from '../../../ui/form/form.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { TroubleNotice } from '../trouble-notice.tsx';
import { useAttempt } from '../../trouble/use-attempt.ts';

interface StepFrameProps {
  readonly title: string;
  /** What is wrong, field by field, in the order of the fields. */
  readonly errors: readonly SummaryError[];
  /** The errors were refused before the step was shown: they are summed up at once, not after Continue only. */
  readonly areErrorsTold?: boolean;
  readonly trouble: Trouble | null;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onBack: (() => void) | null;
  /** The words on the button; "Continue" unless told. */
  readonly action?: string;
  /** `both` where fields that must be filled in stand beside others. */
  readonly marks?: FieldMarks;
  /** What stands right above the button. */
  readonly beforeAction?: ReactNode;
  readonly children: ReactNode;
}

/** What every step has: a heading that takes the focus, what is wrong, the fields, one way on and one way back. */
export function StepFrame({
  title,
  errors,
  areErrorsTold = false,
  trouble,
  isSaving,
  onSubmit,
  onBack,
  action,
  marks,
  beforeAction,
  children,
}: StepFrameProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { attempt, count } = useAttempt(errors.length === 0);
  const summed = attempt > 0 || areErrorsTold ? errors : [];
  const summaryHasFocus = useRef(summed.length > 0);
  const wasServed = useRef(!useHydrated());
  useEffect(() => {
    if (summaryHasFocus.current) return;
    if (!wasServed.current) takeFocus(heading.current);
    // Who has begun to read or to type what the server drew goes on.
    else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Form
      marks={marks}
      onSubmit={() => {
        count();
        if (!isSaving) onSubmit();
      }}
    >
      <Stack gap={6}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <RefusalNotice trouble={trouble} />
        <ErrorSummary errors={summed} attempt={attempt} />
        {marks === 'both' && <RequiredNote />}
        {children}
        {beforeAction}
        <Cluster gap={3}>
          <Button type="submit" variant="primary" pending={isSaving} pendingLabel={t`Saving`}>
            {action ?? <Trans>Continue</Trans>}
          </Button>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              <Trans comment="Leads to the step before">Back</Trans>
            </Button>
          )}
        </Cluster>
        <TroubleNotice trouble={trouble} />
      </Stack>
    </Form>
  );
}
