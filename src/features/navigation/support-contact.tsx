import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

/** A way to reach somebody. */
export function SupportContact() {
  const configuration = useRouteLoaderData<typeof rootLoader>('root')?.configuration;
  if (!configuration) return null;
  const { supportUrl, supportPhone } = configuration;
  return (
    <p>
      <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
        <bdi>{supportPhone}</bdi>
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
