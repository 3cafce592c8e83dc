import { maintenancePassSeconds } from '../kernel/maintenance-pass.ts';

const cookie = /(?:^|; )sonde\.maintenancePass=([\w.-]{1,80})(?=;|$)/;

/** How browsers with a pass see the shop during maintenance. */
export interface MaintenanceDoor {
  /** Whether a request has a pass. */
  isOpenFor(request: Request): boolean;
  /** Keeps the pass of a link in a cookie and leads to the shop; null for an invalid one. */
  enter(pass: string): Response | null;
}

export interface MaintenanceDoorOptions {
  readonly publicUrl: string;
  readonly isPass: (pass: string) => boolean;
}

/** Passes are issued by `npm run shop -- maintenance pass`. Scripts can't read the cookie. */
export function createMaintenanceDoor({ publicUrl, isPass }: MaintenanceDoorOptions): MaintenanceDoor {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    isOpenFor(request) {
      const [, pass] = cookie.exec(request.headers.get('Cookie') ?? '') ?? [];
      return pass !== undefined && isPass(pass);
    },
    enter: (pass) =>
      isPass(pass)
        ? new Response(null, {
            status: 303,
            headers: {
              Location: '/',
              'Cache-Control': 'no-store',
              'Set-Cookie': `sonde.maintenancePass=${pass}; Path=/; Max-Age=${maintenancePassSeconds}; SameSite=Lax; HttpOnly${secure}`,
            },
          })
        : null,
  };
}
