import { island } from '../app/island.ts';
import { LeadFormFlow } from '../features/lead-forms/lead-form-flow.tsx';

export default island('lead-form', LeadFormFlow, 'when drawn');
