import { RefusalNotice } from '../refusal-notice.tsx';
import { StepFrame, type StepFrameProps } from './step-frame.tsx';

/** The frame of every screen that loads later: the shop's refusals are shown above the fields. */
export function LaterStepFrame(props: Omit<StepFrameProps, 'refusal'>) {
  return <StepFrame {...props} refusal={<RefusalNotice trouble={props.trouble} />} />;
}
