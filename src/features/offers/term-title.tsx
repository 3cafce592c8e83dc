import { Plural, Trans } from '@lingui/react/macro';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';

interface TermTitleProps {
  readonly name: string;
  /** Null for a one-time purchase. */
  readonly months: number | null;
}

/** The name of a membership with how long it runs, which tells its terms apart. */
export function TermTitle({ name: text, months }: TermTitleProps) {
  const name = <OwnDirection text={text} />;
  if (months === null) return name;
  const period =
    months % 12 === 0 ? (
      <Plural value={months / 12} one="# year" other="# years" />
    ) : (
      <Plural value={months} one="# month" other="# months" />
    );
  return (
    <Trans comment="A membership and how long it runs: Team membership, 1 year">
      {name}, {period}
    </Trans>
  );
}
