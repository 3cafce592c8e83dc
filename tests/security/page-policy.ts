import { type Answer } from './ask.ts';

/** The sources that a page’s policy allows, by directive. */
export function policyOf({ headers }: Answer): Readonly<Record<string, readonly string[]>> {
  const text = String(headers['content-security-policy']);
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Inline scripts that a browser runs, without data. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , body = '']) => body);
}
