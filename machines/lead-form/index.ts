export { leadFormMachine, leadFormPortNames, leadFormWithPorts } from './lead-form.machine.ts';
export * from './lead-form.selectors.ts';
export { readKeptLead, restoringEvents } from './kept-lead.ts';
export type {
  LeadAnswer,
  LeadFormContext,
  LeadFormEvent,
  LeadFormInput,
  LeadFormPorts,
  SubmitLeadInput,
} from './lead-form.types.ts';
