import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';

/** Links to the emails in the sandbox; nothing if they are really sent. */
export function OutboxLink() {
  const outboxPath = usePage().configuration?.outboxPath;
  if (!outboxPath) return null;
  return (
    <a href={outboxPath}>
      <Trans>View sandbox emails</Trans>
    </a>
  );
}
