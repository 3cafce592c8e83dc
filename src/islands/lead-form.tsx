export { leadFormIsland as default } from '../features/lead-forms/lead-form-flow.tsx';
