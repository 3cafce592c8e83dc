import { useLingui } from '@lingui/react/macro';
import type { DeclarationContext, DeclarationEvent } from '@sonde/machines/declaration';
import {
  cancellationGrounds,
  type DeclarationField,
  isDeclarationFieldRequired,
} from '@sonde/machines/rules/declaration';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { declarationTextsOf, groundTexts } from './declaration-texts.ts';
import { shownDate } from './typed-date.ts';

interface DeclarationFieldProps {
  readonly field: DeclarationField;
  readonly context: DeclarationContext;
  readonly error: string | undefined;
  /** Keeps what the date field holds, even if only a part of a date. */
  readonly takeDate: () => void;
  readonly send: (event: DeclarationEvent) => void;
}

const autoComplete: Partial<Readonly<Record<DeclarationField, string>>> = { name: 'name', email: 'email' };

/** One field of a declaration: a choice, several lines, or one. */
export function DeclarationFieldControl({ field, context, error, takeDate, send }: DeclarationFieldProps) {
  const { i18n } = useLingui();
  const afterPress = useAfterPress();
  const { kind, declaration } = context;
  const { label, hint } = declarationTextsOf(kind, field);
  const common = {
    name: field,
    label: i18n._(label),
    ...(hint && { hint: i18n._(hint) }),
    error,
    required: isDeclarationFieldRequired(kind, field),
    onChange: (value: string) => send({ type: 'declaration.field.changed', field, value }),
  };
  if (field === 'ground')
    return (
      <ChoiceCards
        {...common}
        value={cancellationGrounds.find((ground) => ground === declaration.ground) ?? ''}
        choices={cancellationGrounds.map((ground) => ({ value: ground, title: i18n._(groundTexts[ground]) }))}
      />
    );
  const leave = () => {
    if (field === 'endsOn') takeDate();
    send({ type: 'declaration.field.left', field });
  };
  const text = {
    ...common,
    value: declaration[field],
    autoComplete: autoComplete[field],
    onLeave: () => afterPress(leave),
  };
  if (field === 'endsOn')
    return (
      <TextField {...text} type="date" width="short" value={shownDate(text.value)} onChange={takeDate} />
    );
  return field === 'items' || field === 'cause' ? (
    <TextArea {...text} />
  ) : (
    <TextField {...text} type={field === 'email' ? 'email' : 'text'} />
  );
}
