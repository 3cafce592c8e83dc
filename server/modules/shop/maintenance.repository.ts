import type { AnySql, Sql } from '../../db/connect.ts';

/** What is needed to switch maintenance. */
export interface MaintenanceSwitch {
  readonly sql: Sql;
}

/** What the page of the closed shop says; null where it has its own words, and no link. */
export interface MaintenanceWords {
  readonly heading: string | null;
  readonly text: string | null;
  /** Leads to more, such as a page about the state of all services. */
  readonly link: string | null;
}

/** Whether the shop is closed for maintenance, and with which words. */
export interface MaintenanceState extends MaintenanceWords {
  readonly isOn: boolean;
}

/** The state of an open shop: words are of one closure. */
export const openShop: MaintenanceState = { isOn: false, heading: null, text: null, link: null };

/** Reads whether the shop is closed for maintenance. */
export async function readMaintenance(sql: AnySql): Promise<MaintenanceState> {
  const [row] = await sql<MaintenanceState[]>`
    select is_in_maintenance as "isOn", maintenance_header as heading, maintenance_content as text,
      maintenance_url as link
    from shop_configuration`;
  return row ?? openShop;
}

/** Closes or opens the shop; every process follows with its next response. Returns whether that was a change. */
export async function setMaintenance(
  sql: AnySql,
  { isOn, heading, text, link }: MaintenanceState,
): Promise<boolean> {
  const { count } = await sql`
    update shop_configuration
    set is_in_maintenance = ${isOn}, maintenance_header = ${heading}, maintenance_content = ${text},
      maintenance_url = ${link}
    where (is_in_maintenance, maintenance_header, maintenance_content, maintenance_url)
      is distinct from (${isOn}::boolean, ${heading}::text, ${text}::text, ${link}::text)`;
  return count > 0;
}
