export interface Outcome {
  readonly passed: number;
  readonly failures: readonly { readonly name: string; readonly message: string }[];
}
export declare function vitestOutcome(report: object, root: string): Outcome;
export declare function playwrightOutcome(report: object): Outcome;
