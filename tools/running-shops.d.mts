export function noteRunningShop(root: string, child: { readonly pid?: number }, command: string): void;
export function runningShops(root: string): readonly number[];
