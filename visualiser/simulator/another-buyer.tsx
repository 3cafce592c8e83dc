import type { ScenarioInput } from '../../machines/testing/index.ts';

interface AnotherBuyerProps {
  readonly begun: ScenarioInput | undefined;
  /** The corresponding input of the newly chosen buyer. */
  readonly instead: ScenarioInput | undefined;
  readonly onBegin: () => void;
}

/** A notice that the chosen buyer differs from the run's, which continues unchanged. */
export function AnotherBuyer({ begun, instead, onBegin }: AnotherBuyerProps) {
  return (
    <div className="another-buyer" role="group" aria-label="Another buyer is chosen">
      <p role="status">
        {`This run still belongs to ${begun?.sentence}. You have chosen ${instead?.sentence}.`}
      </p>
      <button type="button" onClick={onBegin}>
        Restart with this choice
      </button>
    </div>
  );
}
