import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { browserFloor } from '../../browser/browser-floor.ts';

/** A language of the page: its texts and direction. */
export interface PageLanguage {
  readonly i18n: I18n;
  readonly direction: 'ltr' | 'rtl';
}

/** CSS that every browser supports, however old. */
const style = `
body { max-width: 34em; margin: 3em auto; padding: 0 1em; color: #101f2d; background: #f7f6f0; font: 17px/1.6 Verdana, Arial, sans-serif; }
h1, h2 { margin: 1.5em 0 0; font-size: 1.2em; }
p { margin: 0; }
`;

const headingOf = (i18n: I18n) => i18n._(msg`Your browser is too old for this shop`);

function adviceIn(i18n: I18n): string {
  const names = browserFloor.map(({ name, version }) => `${name} ${version}`);
  const browsers = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  return i18n._(
    msg`The shop needs ${browsers}, or a newer version. Update your browser, or open the shop on another device.`,
  );
}

/** The whole document, without a script. The reader's language is unknown, so it contains all languages. */
export function UnsupportedBrowserPage({ languages }: { readonly languages: readonly PageLanguage[] }) {
  const [first, ...others] = languages;
  if (!first) throw new Error('The page has no language.');
  return (
    <html lang={first.i18n.locale} dir={first.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${headingOf(first.i18n)} – Sonde`}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{headingOf(first.i18n)}</h1>
        <p>{adviceIn(first.i18n)}</p>
        {others.map(({ i18n, direction }) => (
          <section key={i18n.locale} lang={i18n.locale} dir={direction}>
            <h2>{headingOf(i18n)}</h2>
            <p>{adviceIn(i18n)}</p>
          </section>
        ))}
      </body>
    </html>
  );
}
