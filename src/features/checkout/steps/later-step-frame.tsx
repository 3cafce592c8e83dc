import type { ReactNode } from 'react';
import { StepFrame, type StepFrameProps } from './step-frame.tsx';
import { useRefusalNotice } from './use-refusal-notice.tsx';

interface LaterStepFrameProps extends Omit<StepFrameProps, 'refusal'> {
  /** Where else the buyer may go if the step can't help; omitted for nowhere. */
  readonly ways?: ReactNode;
}

/** The frame of every screen that loads later: the shop's refusals are shown above the fields. */
export function LaterStepFrame({ ways, ...props }: LaterStepFrameProps) {
  return <StepFrame {...props} {...useRefusalNotice(props.trouble, ways)} />;
}
