import type { ScenarioInput } from '../../machines/testing/index.ts';

interface SomebodyElseProps {
  readonly begun: ScenarioInput | undefined;
  /** How the buyer whom the reader has chosen meanwhile would begin. */
  readonly instead: ScenarioInput | undefined;
  readonly onBegin: () => void;
}

/** Said where the buyer above is another one than the buyer of the run, which goes on as it was begun. */
export function SomebodyElse({ begun, instead, onBegin }: SomebodyElseProps) {
  return (
    <div className="somebody-else" role="group" aria-label="Another buyer is chosen">
      <p role="status">
        {`This run still belongs to ${begun?.sentence}. You have chosen ${instead?.sentence}.`}
      </p>
      <button type="button" onClick={onBegin}>
        Restart with this choice
      </button>
    </div>
  );
}
