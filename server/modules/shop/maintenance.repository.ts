import type { AnySql, Sql } from '../../db/connect.ts';

/** What is needed to switch maintenance. */
export interface MaintenanceSwitch {
  readonly sql: Sql;
}

/** Whether the shop is closed for maintenance. */
export async function isInMaintenance(sql: AnySql): Promise<boolean> {
  const [row] = await sql<{ readonly is_in_maintenance: boolean }[]>`
    select is_in_maintenance from shop_configuration`;
  return row?.is_in_maintenance === true;
}

/** Closes or opens the shop; every process follows with its next response. Returns whether that was a change. */
export async function setMaintenance(sql: AnySql, isOn: boolean): Promise<boolean> {
  const { count } = await sql`
    update shop_configuration set is_in_maintenance = ${isOn} where is_in_maintenance <> ${isOn}`;
  return count > 0;
}
