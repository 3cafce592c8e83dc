import { drivers } from '../drive/drivers.ts';
import { shootScreens } from '../drive/shoot-screens.ts';

for (const [flow, driverOn] of Object.entries(drivers)) shootScreens(flow, driverOn);
