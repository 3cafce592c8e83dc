import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChoiceCards } from '../choice-cards/choice-cards.tsx';
import { Form } from '../form/form.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { SuggestField } from '../suggest-field/suggest-field.tsx';
import { FileField } from '../file-field/file-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const markup = (element: React.ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
const nothing = () => {};

const fields = {
  'a text field': (error?: string) => (
    <TextField name="place" label="Place" hint="Of delivery" value="" onChange={nothing} error={error} />
  ),
  'a list': (error?: string) => (
    <SelectField
      name="place"
      label="Place"
      hint="Of delivery"
      value=""
      onChange={nothing}
      options={[]}
      error={error}
    />
  ),
  'a quantity': (error?: string) => (
    <NumberField
      name="place"
      label="Place"
      hint="Of delivery"
      value={1}
      max={3}
      onChange={nothing}
      error={error}
    />
  ),
  'a checkbox': (error?: string) => (
    <Checkbox
      name="place"
      label="Place"
      hint="Of delivery"
      required
      checked={false}
      onChange={nothing}
      error={error}
    />
  ),
  'a group of cards': (error?: string) => (
    <ChoiceCards
      name="place"
      label="Place"
      hint="Of delivery"
      value=""
      onChange={nothing}
      choices={[{ value: 'here', title: 'Here' }]}
      error={error}
    />
  ),
};

describe.each(Object.entries(fields))('%s', (_, field) => {
  it('links its hint and its error to the control and announces the error', () => {
    const html = markup(field('Choose a place'));
    expect(html).toContain('aria-describedby="place-hint place-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="place-error" role="alert">.*Choose a place/);
  });

  it('references nothing that is not on the page', () => {
    const html = markup(field());
    expect(html).toContain('aria-describedby="place-hint"');
    expect(html).not.toContain('place-error');
    expect(html).not.toContain('aria-invalid');
  });

  it('gives the control its own id, so that a summary can link to it', () => {
    expect(markup(field())).toMatch(/<(input|select)[^>]* id="place"/);
  });

  it('is required', () => {
    expect(markup(field())).toMatch(/<(input|select)[^>]* required=""/);
  });
});

describe('marks', () => {
  const required = <TextField name="a" label="City" value="" onChange={nothing} />;
  const optional = <TextField name="b" label="Company" required={false} value="" onChange={nothing} />;
  const both = (
    <>
      {required}
      {optional}
    </>
  );

  it('a long form marks both kinds, the star visually only', () => {
    const html = markup(
      <Form onSubmit={nothing} marks="both">
        {both}
      </Form>,
    );
    expect(html).toMatch(/City<\/label><span[^>]*aria-hidden="true">\*</);
    expect(html).toMatch(/Company <span[^>]*>\(optional\)<\/span><\/label>/);
  });

  it('a short form marks only optional fields', () => {
    const html = markup(<Form onSubmit={nothing}>{both}</Form>);
    expect(html).not.toContain('*');
    expect(html).toContain('(optional)');
  });

  it('a form with one field marks nothing, and requires nothing of the browser', () => {
    const html = markup(
      <Form onSubmit={nothing} marks="none">
        {optional}
      </Form>,
    );
    expect(html).not.toMatch(/\*|optional|required/);
  });

  it('a form shows our messages, not the browser’s', () => {
    expect(markup(<Form onSubmit={nothing}>{required}</Form>)).toMatch(/novalidate/i);
  });
});

describe('a text field', () => {
  it('never truncates input', () => {
    const long = 'x'.repeat(5000);
    const html = markup(<TextField name="a" label="A" value={long} onChange={nothing} />);
    expect(html).toContain(long);
    expect(html.toLowerCase()).not.toContain('maxlength');
  });

  it('shows the remedy of an error only with the error', () => {
    const field = (error?: string) =>
      markup(
        <TextField
          name="place"
          label="Place"
          value=""
          onChange={nothing}
          error={error}
          remedy={<button type="button">Leave it blank</button>}
        />,
      );
    expect(field('No such place.')).toMatch(/No such place\.<.*<button type="button">Leave it blank/);
    expect(field()).not.toContain('<button');
  });

  it('passes on what password managers and keyboards need', () => {
    const html = markup(
      <TextField
        name="a"
        label="A"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value=""
        onChange={nothing}
      />,
    );
    expect(html).toContain('autoComplete="tel"');
    expect(html).toContain('inputMode="tel"');
  });

  it.each(['email', 'tel', 'url'] as const)('writes %s from left to right in every language', (type) => {
    expect(markup(<TextField name="a" label="A" type={type} value="" onChange={nothing} />)).toContain(
      'dir="ltr"',
    );
  });
});

describe('text that is typed freely', () => {
  const field = { name: 'a', label: 'A', value: 'x', onChange: nothing };

  it('takes the page’s direction while empty', () => {
    expect(markup(<TextArea {...field} value="" />)).not.toContain('dir=');
  });

  it.each([
    ['one line', <TextField key="line" {...field} />],
    ['several lines', <TextArea key="lines" {...field} />],
    [
      'a line with suggestions',
      <SuggestField
        key="suggestions"
        {...field}
        autoComplete="street-address"
        suggestions={[]}
        active={null}
        listLabel="Addresses"
        source=""
        status=""
        onMove={nothing}
        onChoose={nothing}
        onClose={nothing}
        onLeave={nothing}
      />,
    ],
  ])('takes the direction of its own letters: %s', (_, element) => {
    expect(markup(element)).toContain('dir="auto"');
  });
});

describe('a file', () => {
  const file = { name: 'proof', label: 'File', accept: ['application/pdf'], onChange: nothing };

  it('is required until one is chosen, whose name is shown in its own direction', () => {
    expect(markup(<FileField {...file} chosen={null} />)).toMatch(/<input[^>]*required/);
    const html = markup(<FileField {...file} chosen="ada.pdf" error="Too large" />);
    expect(html).toContain('<bdi translate="no">ada.pdf</bdi>');
    expect(html).toContain('accept="application/pdf"');
    expect(html).toContain('aria-describedby="proof-error"');
    expect(html).not.toMatch(/<input[^>]*required/);
  });
});

describe('a group of cards', () => {
  it.each([
    ['b', 'b'],
    ['', 'a'],
    ['gone', 'a'],
  ])('with %j checked gives the group’s link to %s', (value, entry) => {
    const html = markup(
      <ChoiceCards
        name="method"
        label="Pay with"
        value={value}
        onChange={nothing}
        choices={[
          { value: 'gone', title: 'Gone', unavailable: 'Expired' },
          { value: 'a', title: 'A' },
          { value: 'b', title: 'B' },
        ]}
      />,
    );
    const linked = /<input[^>]*id="method"[^>]*>/.exec(html)?.[0];
    expect(linked).toContain(`value="${entry}"`);
  });

  it('shows an unavailable option with its reason, disabled', () => {
    const html = markup(
      <ChoiceCards
        name="connector"
        label="Connector"
        value="usb-c"
        onChange={nothing}
        choices={[
          { value: 'usb-c', title: 'USB-C' },
          { value: 'lightning', title: 'Lightning', unavailable: 'Not made for this probe' },
        ]}
      />,
    );
    expect(html).toMatch(
      /id="connector-lightning"[^>]*disabled=""[^>]*aria-describedby="connector-lightning-about"/,
    );
    expect(html).toMatch(/id="connector-lightning-about">.*Not made for this probe/);
  });
});
