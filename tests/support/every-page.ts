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

/**
 * The addresses of every page, below the country and the language, as the routes declare them. A page of an order,
 * an invoice or a referrer is the one that a wrong link leads to.
 */
export function everyPath(): readonly string[] {
  const text = readFileSync(new URL('../../src/routes.ts', import.meta.url), 'utf8');
  const [inShop = '', inApp = ''] = text.split("route(':countryCode/:language/my-account-mobile'");
  const [, forms = ''] = inApp.split("route(':countryCode/:language/form'");
  const pathsIn = (part: string) => [...part.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path);
  const filled = (path: string) =>
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
    ...pathsIn(inShop)
      .filter((path) => !path.startsWith(':countryCode') && !withoutFooter.test(path))
      .map((path) => `${filled(path)}/`),
    ...pathsIn(forms)
      .filter((path) => path !== '*?')
      .map((path) => `form/${filled(path)}/`),
  ];
}
