import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageServicesContext, type PageServices } from '../../page/page-services.ts';
import { assertOpen } from './load-maintenance.ts';

const open = {
  maintenanceMode: false,
  maintenanceAccessAllowed: true,
  maintenancePageHeader: null,
  maintenancePageContent: null,
  maintenancePageUrl: null,
};

function loadWith(answer: object, status = 200, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const services = {
    fetchGraphql: async () => Response.json(answer, { status, headers }),
    islandFiles: () => ({}),
    reportError: () => 'ab12cd34',
  };
  context.set(pageServicesContext, services as unknown as PageServices);
  return context;
}

const page = new Request('https://shop.example/us/en/');
const thrownBy = (context: RouterContextProvider) =>
  assertOpen(context, page).catch((thrown: unknown) => thrown);

describe('the shop', () => {
  it('is open', async () => {
    expect(await thrownBy(loadWith({ data: { shop: { maintenance: open } } }))).toBeUndefined();
  });

  it('is open during maintenance for visitors with the permission', async () => {
    const maintenance = { ...open, maintenanceMode: true, maintenanceAccessAllowed: true };
    expect(await thrownBy(loadWith({ data: { shop: { maintenance } } }))).toBeUndefined();
  });

  it('responds 503 with the operator’s text to everybody else', async () => {
    const maintenance = {
      ...open,
      maintenanceMode: true,
      maintenanceAccessAllowed: false,
      maintenancePageHeader: 'New shelves',
    };
    expect(await thrownBy(loadWith({ data: { shop: { maintenance } } }))).toMatchObject({
      data: { maintenancePageHeader: 'New shelves' },
      init: { status: 503, headers: { 'Retry-After': '300' } },
    });
  });

  it.each([
    [502, {}, '5'],
    [503, { 'retry-after': '7' }, '7'],
    [504, {}, '5'],
  ])('is unavailable with a store that responds %i', async (status, headers, retryAfter) => {
    const thrown = (await thrownBy(loadWith({}, status, headers))) as Response;
    expect([thrown.status, thrown.headers.get('Retry-After')]).toEqual([503, retryAfter]);
  });

  it('says so if its status is unknown, with an error ID', async () => {
    const thrown = await thrownBy(loadWith({ errors: [{ message: 'Down' }] }));
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toMatchObject({ status: 500, statusText: 'Failed to load maintenance data' });
    expect(await (thrown as Response).text()).toBe('Error ID: ab12cd34');
  });
});
