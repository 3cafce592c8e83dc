export { declarationMachine, declarationPortNames, declarationWithPorts } from './declaration.machine.ts';
export * from './declaration.selectors.ts';
export { readDeclaration, storeDeclaration } from './declaration.snapshot.ts';
export { declarationSteps, type DeclarationStep } from './declaration.steps.ts';
export type {
  ConfirmationReply,
  DeclarationContext,
  DeclarationEvent,
  DeclarationInput,
  DeclarationPorts,
  DeclarationReceipt,
  DeclarationReply,
  SubmitDeclarationInput,
} from './declaration.types.ts';
