/** Probes that are rented with a membership. */

export { mayRent, rentalObstacle, type RentalObstacle, type SoldRental } from './rentals.ts';
