import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

/** How to reach somebody by telephone and in writing. */
export function SupportContact() {
  const configuration = useRouteLoaderData<typeof rootLoader>('root')?.configuration;
  if (!configuration) return null;
  const { supportUrl, supportPhone, supportEmail, isSandbox } = configuration;
  return (
    <p>
      <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
        <bdi>{supportPhone}</bdi>
      </a>
      <br />
      <Trans>Monday to Friday, 8 am to 6 pm Eastern time</Trans>
      <br />
      {supportUrl ? (
        <a href={supportUrl}>
          <Trans>Write to support</Trans>
        </a>
      ) : (
        <a href={`mailto:${supportEmail}`}>
          <bdi translate="no">{supportEmail}</bdi>
        </a>
      )}
      {isSandbox && (
        <>
          <br />
          <Trans>Sandbox: examples, nobody answers there.</Trans>
        </>
      )}
    </p>
  );
}
