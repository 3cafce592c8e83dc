import { Trans } from '@lingui/react/macro';
import { SupportContact } from '../support/support-contact.tsx';

/** For browsers without JavaScript: a declaration can be made in any form. */
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
