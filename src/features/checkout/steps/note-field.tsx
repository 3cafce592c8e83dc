import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryNote } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';
import { noteMaxLength } from '@sonde/machines/rules/checkout';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { refusalAt } from '../../trouble/refusal-at.ts';

interface NoteFieldProps {
  readonly note: DeliveryNote;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** What is wrong with the note; undefined if nothing is. */
export function useNoteError(trouble: Trouble | null): string | undefined {
  const { t } = useLingui();
  const problem = refusalAt(trouble, 'note');
  if (problem === null) return undefined;
  return problem === 'too_long'
    ? t`Your note is too long. Use ${noteMaxLength} characters or fewer.`
    : t`Your note contains a character we can’t print. Use letters, digits and punctuation.`;
}

/** A note for those who pack and deliver, closed until the buyer wants to write one. */
export function NoteField({ note, error, onChange }: NoteFieldProps) {
  const { t } = useLingui();
  return (
    <Disclosure
      summary={
        <Trans comment="Opens a field for what the shop should know about the delivery">Add a note</Trans>
      }
      isOpen={note.isBegun}
    >
      <TextArea
        name="note"
        label={t`Note about your delivery`}
        hint={t`For example, where to leave the package or who to ask for. We’ll pass it on to our warehouse.`}
        required={false}
        autoComplete="off"
        value={note.text}
        error={error}
        onChange={onChange}
      />
    </Disclosure>
  );
}
