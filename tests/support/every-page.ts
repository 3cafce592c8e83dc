import { readFileSync } from 'node:fs';

/** Files rather than pages, and the page for browsers that show nothing else. */
const withoutFooter = /\.(txt|xml|html)$/;
/** Values with which an address with parameters is a page. */
const values: Readonly<Record<string, string>> = {
  device: 'iq3',
  slug: 'demo',
  video: 'msk',
  document: 'rental',
};

/** The routes below the country and the language, in its three parts: of the shop, of the app and of its forms. */
function declaredRoutes() {
  const text = readFileSync(new URL('../../src/routes.ts', import.meta.url), 'utf8');
  const [inShop = '', inApp = ''] = text.split("route(':countryCode/:language/my-account-mobile'");
  const [, inForms = ''] = inApp.split("route(':countryCode/:language/form'");
  const pathsIn = (part: string) => [...part.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path);
  return {
    shop: pathsIn(inShop).filter((path) => !path.startsWith(':countryCode') && !withoutFooter.test(path)),
    forms: pathsIn(inForms).filter((path) => path !== '*?'),
  };
}

/**
 * The paths of every page below the country and the language, with the names of their parts, such as
 * `form/:slug/:event?`.
 */
export function everyRoute(): readonly string[] {
  const { shop, forms } = declaredRoutes();
  return ['', 'my-account-mobile', ...new Set(shop), ...forms.map((path) => `form/${path}`)];
}

/**
 * The addresses of every page, below the country and the language, as the routes declare them. A page of an order,
 * an invoice or a referrer is the one that a wrong link opens.
 */
export function everyPath(): readonly string[] {
  const { shop, forms } = declaredRoutes();
  const fillPath = (path: string) =>
    path
      .split('/')
      .filter((part) => !part.endsWith('?'))
      .map((part) =>
        part.startsWith(':') ? (values[part.slice(1)] ?? 'unknown') : part.replace('*', 'unknown'),
      )
      .join('/');
  return [
    '',
    'my-account-mobile',
    ...shop.map((path) => `${fillPath(path)}/`),
    ...forms.map((path) => `form/${fillPath(path)}/`),
  ];
}
