import { Trans } from '@lingui/react/macro';
import { SupportContact } from '../support/support-contact.tsx';

/** For browsers that run no scripts: a declaration may be made in any way. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        <Trans>Turn on JavaScript to use this form, or tell us in any other way:</Trans>
      </p>
      <SupportContact />
    </noscript>
  );
}
