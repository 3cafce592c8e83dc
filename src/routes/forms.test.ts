import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageServicesContext, type PageServices } from '../page/page-services.ts';
import type { Route } from './+types/forms.ts';
import { loader } from './forms.tsx';

const maintenance = {
  maintenanceMode: false,
  maintenanceAccessAllowed: true,
  maintenancePageHeader: null,
  maintenancePageContent: null,
  maintenancePageUrl: null,
};

it('forms without their countries say so, with an error ID', async () => {
  const context = new RouterContextProvider();
  const services = {
    async fetchGraphql(body: string) {
      const { operationName } = JSON.parse(body) as { operationName: string };
      return Response.json(
        operationName === 'EnabledCountries'
          ? { errors: [{ message: 'Down' }] }
          : { data: { shop: { maintenance } } },
      );
    },
    reportError: () => 'ab12cd34',
  };
  context.set(pageServicesContext, services as unknown as PageServices);
  const request = new Request('https://sonde.example/us/en/form/demo/');
  const params = { countryCode: 'us', language: 'en' };
  const thrown: unknown = await loader({ context, params, request } as unknown as Route.LoaderArgs).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 500, statusText: 'Failed to load countries' });
  expect(await (thrown as Response).text()).toBe('Error ID: ab12cd34');
});
