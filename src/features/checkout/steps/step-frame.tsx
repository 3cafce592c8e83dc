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
import { TroubleNotice } from '../trouble-notice.tsx';
import { useAttempt } from '../../trouble/use-attempt.ts';
import { useRefusalNotice } from './use-refusal-notice.tsx';

export interface StepFrameProps {
  /** The step whose heading takes the focus when the screen appears. */
  readonly at: CheckoutStepId;
  /** The errors by field, in the order of the fields. */
  readonly errors: readonly SummaryError[];
  /**
   * The errors were refused before the step was shown, so the summary appears immediately instead of after Continue.
   */
  readonly areErrorsAnnounced?: boolean;
  readonly trouble: Trouble | null;
  /** The shop's refusal that isn't about a field, above the fields. */
  readonly refusal: ReactNode;
  readonly isSaving: boolean;
  /** The fields can't be changed. */
  readonly isLeft?: boolean | undefined;
  readonly onSubmit: () => void;
  readonly onBack: (() => void) | null;
  /** The button's label; "Continue" by default. */
  readonly action?: string;
  /** `both` if the screen has required and optional fields. */
  readonly marks?: FieldMarks;
  /** Shown right above the button. */
  readonly beforeAction?: ReactNode;
  readonly children: ReactNode;
}

/** Identifies the heading of a step. */
export const headingId = (step: CheckoutStepId) => `heading-${checkoutSteps.segmentOf(step)}`;

/** Moves to a step of the current screen. */
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
      <Stack gap={4}>
        <h2 id={headingId(step)} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </Stack>
    </section>
  );
}

/** The frame of every screen with steps: its errors, the steps, one button forward and one back. */
export function StepFrame({
  at,
  errors,
  areErrorsAnnounced = false,
  trouble,
  refusal,
  isSaving,
  isLeft,
  onSubmit,
  onBack,
  action,
  marks,
  beforeAction,
  children,
}: StepFrameProps) {
  const { t } = useLingui();
  const { attempt, count } = useAttempt(errors.length === 0);
  const summed = attempt > 0 || areErrorsAnnounced ? errors : [];
  const summaryHasFocus = useRef(summed.length > 0);
  const first = useRef(at);
  const wasServed = useRef(!useHydrated());
  useEffect(() => {
    if (summaryHasFocus.current) return;
    if (!wasServed.current) focusStep(first.current);
    // Doesn't interrupt a buyer who has started to read or fill in the server-rendered screen.
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
      <Stack gap={8}>
        {refusal}
        <ErrorSummary errors={summed} attempt={attempt} />
        {marks === 'both' && <RequiredNote />}
        <fieldset role="presentation" disabled={isLeft}>
          {children}
        </fieldset>
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

interface LaterStepFrameProps extends Omit<StepFrameProps, 'refusal'> {
  /** Where else the buyer may go if the step can't help; omitted for nowhere. */
  readonly ways?: ReactNode;
}

/** The frame of every screen that loads later: the shop's refusals are shown above the fields. */
export function LaterStepFrame({ ways, ...props }: LaterStepFrameProps) {
  return <StepFrame {...props} {...useRefusalNotice(props.trouble, ways)} />;
}
