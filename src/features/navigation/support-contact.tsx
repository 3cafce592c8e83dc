import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

/** A way to reach somebody; the telephone number is one that is reserved for examples. */
export function SupportContact() {
  const supportUrl = useRouteLoaderData<typeof rootLoader>('root')?.configuration.supportUrl;
  return (
    <p>
      <a href="tel:+18005550142">
        <bdi>+1 800 555 0142</bdi>
      </a>
      <br />
      <Trans>Monday to Friday, 8 am to 6 pm Eastern time</Trans>
      {supportUrl && (
        <>
          <br />
          <a href={supportUrl}>
            <Trans>Write to support</Trans>
          </a>
        </>
      )}
    </p>
  );
}
