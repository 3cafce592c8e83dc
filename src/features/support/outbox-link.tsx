import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';

/** Leads to the mails that nobody gets; nothing where they are sent. */
export function OutboxLink() {
  const outboxPath = usePage().configuration?.outboxPath;
  if (!outboxPath) return null;
  return (
    <a href={outboxPath}>
      <Trans>View sandbox emails</Trans>
    </a>
  );
}
