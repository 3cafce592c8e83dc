import { describe, expect, it } from 'vitest';
import { afterChange, afterLeave, afterSubmit, type FieldState } from './shown-errors.ts';

const email: FieldState = {
  name: 'email',
  value: '',
  error: 'Enter your e-mail address',
  checkOnLeave: true,
};
const name: FieldState = { name: 'name', value: '', error: 'Enter your name' };
const wrongEmail: FieldState = {
  ...email,
  value: 'ada@',
  error: 'Enter an e-mail address such as name@clinic.com',
};
const rightEmail: FieldState = { ...email, value: 'ada@clinic.example', error: null };

describe('errors of a form', () => {
  it('are all seen after a try to go on', () => {
    expect(afterSubmit([email, name])).toEqual({ email: email.error, name: name.error });
  });

  it('leave nothing to see when nothing is wrong', () => {
    expect(afterSubmit([rightEmail])).toEqual({});
  });

  it('of the server do not forbid another try', () => {
    expect(afterSubmit([{ ...rightEmail, error: 'The card was declined', answered: true }])).toEqual({});
  });

  it.each([
    { field: email, seen: {}, when: 'an empty field is left' },
    { field: { ...email, value: '  ' }, seen: {}, when: 'a field with only spaces is left' },
    { field: wrongEmail, seen: { email: wrongEmail.error }, when: 'a wrong format is left' },
    { field: rightEmail, seen: {}, when: 'a right one is left' },
    { field: { ...name, value: '1' }, seen: {}, when: 'a field without a check of format is left' },
  ])('show $seen when $when', ({ field, seen }) => {
    expect(afterLeave({}, field)).toEqual(seen);
  });

  it('are not seen while typing', () => {
    expect(afterChange({}, [wrongEmail, name])).toEqual({});
  });

  it('are gone when the field is corrected, and the others stay', () => {
    expect(afterChange(afterSubmit([email, name]), [rightEmail, name])).toEqual({ name: name.error });
  });

  it('are gone when typing makes another message out of them', () => {
    expect(afterChange(afterSubmit([email]), [wrongEmail])).toEqual({});
  });

  it('do not come back while the field is being spoilt again', () => {
    const corrected = afterChange(afterSubmit([wrongEmail]), [rightEmail]);
    expect(afterChange(corrected, [wrongEmail])).toEqual({});
  });

  it('are seen at once when the server answers with them', () => {
    const answered: FieldState = {
      ...rightEmail,
      error: 'We do not deliver to this address',
      answered: true,
    };
    expect(afterChange({}, [answered, name])).toEqual({ email: answered.error });
  });

  it('keep their object while nothing changes', () => {
    const before = afterSubmit([email, name]);
    expect(afterChange(before, [email, name])).toBe(before);
  });
});
