import type { ReactNode } from 'react';
import { refusalsOf } from '@sonde/machines/flow';
import { StepFrame, type StepFrameProps } from './step-frame.tsx';
import { prepareRefusalNotice, useRefusalNotice } from './use-refusal-notice.ts';

interface LaterStepFrameProps extends Omit<StepFrameProps, 'refusal'> {
  /** Where else the buyer may go if the step can't help; omitted for nowhere. */
  readonly ways?: ReactNode;
}

/** The frame of every screen that loads later: the shop's refusals are shown above the fields. */
export function LaterStepFrame({ ways, trouble, onSubmit, ...props }: LaterStepFrameProps) {
  const isRefused = refusalsOf(trouble).length > 0;
  const { part, isLost } = useRefusalNotice(isRefused);
  return (
    <StepFrame
      {...props}
      onSubmit={() => {
        prepareRefusalNotice();
        onSubmit();
      }}
      trouble={isRefused && isLost ? { kind: 'connection' } : trouble}
      refusal={part && <part.RefusalNotice trouble={trouble} ways={ways} />}
    />
  );
}
