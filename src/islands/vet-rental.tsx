export { vetRentalIsland as default } from '../features/vet-rental/vet-rental-flow.tsx';
