export { leadFormMachine, leadFormPortNames, leadFormWithPorts } from './lead-form.machine.ts';
export * from './lead-form.selectors.ts';
export { readStoredLead, restoringEvents } from './stored-lead.ts';
export type {
  LeadAnswer,
  LeadFormContext,
  LeadFormEvent,
  LeadFormInput,
  LeadFormPorts,
  SubmitLeadInput,
} from './lead-form.types.ts';
