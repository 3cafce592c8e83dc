import { useEffect, useRef, type ReactNode } from 'react';
import { checkoutSteps, type CheckoutStepId } from '@sonde/machines/checkout';
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
  /** The step whose heading takes the focus as the screen comes. */
  readonly at: CheckoutStepId;
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

/** By which the heading of a step is found. */
const headingId = (step: CheckoutStepId) => `heading-${checkoutSteps.segmentOf(step)}`;

/** Leads to a step of the screen that is shown. */
const focusStep = (step: CheckoutStepId) => takeFocus(document.getElementById(headingId(step)));

interface StepSectionProps {
  readonly step: CheckoutStepId;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step on its screen, below a heading of its own. */
export function StepSection({ step, title, children }: StepSectionProps) {
  return (
    <section aria-labelledby={headingId(step)}>
      <Stack gap={6}>
        <h2 id={headingId(step)} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </Stack>
    </section>
  );
}

/** What every screen of steps has: what is wrong, the steps, one way on and one way back. */
export function StepFrame({
  at,
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
  const { attempt, count } = useAttempt(errors.length === 0);
  const summed = attempt > 0 || areErrorsTold ? errors : [];
  const summaryHasFocus = useRef(summed.length > 0);
  const first = useRef(at);
  const wasServed = useRef(!useHydrated());
  useEffect(() => {
    if (summaryHasFocus.current) return;
    if (!wasServed.current) focusStep(first.current);
    // Who has begun to read or to type what the server drew goes on.
    else if (document.activeElement === document.body)
      document.getElementById(headingId(first.current))?.focus({ preventScroll: true });
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
