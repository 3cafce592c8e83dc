import { useErrorTitle } from '../error-summary/use-error-title.ts';
import { takeFocus } from '../take-focus.ts';
import { Notice, type NoticeProps } from './notice.tsx';

interface FailureNoticeProps extends Pick<NoticeProps, 'title' | 'actions' | 'children'> {
  readonly tone?: 'attention' | 'danger';
}

/**
 * Why the last press didn't do what it says, where no field is the reason: announced, focused, and marked in the page's
 * title, like an error summary.
 */
export function FailureNotice({ tone = 'attention', ...content }: FailureNoticeProps) {
  useErrorTitle(true);
  return <Notice {...content} tone={tone} role="alert" ref={takeFocus} tabIndex={-1} />;
}
