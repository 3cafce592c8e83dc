import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const markup = (element: React.ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>);

describe('a button', () => {
  it('does not submit a form by default', () => {
    expect(markup(<Button>Apply</Button>)).toContain('type="button"');
    expect(markup(<Button type="submit">Continue</Button>)).toContain('type="submit"');
  });

  it('stays focusable while pending, keeps its label and announces that it is busy', () => {
    const pending = markup(
      <Button pending pendingLabel="Placing the order">
        Place order
      </Button>,
    );
    expect(pending).toContain('aria-disabled="true"');
    expect(pending).not.toContain(' disabled');
    expect(pending).toContain('Place order</span>');
    expect(pending).toMatch(/role="status">Placing the order</);
  });

  it('has its live region before it is pending', () => {
    expect(markup(<Button pending={false}>Place order</Button>)).toMatch(/role="status"><\/span>/);
  });
});

describe('a link that looks like a button', () => {
  it('is still a link', () => {
    expect(markup(<ButtonLink href="/cart">Cart</ButtonLink>)).toMatch(/^<a href="\/cart"/);
  });
});
