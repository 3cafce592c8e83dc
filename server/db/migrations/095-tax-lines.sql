alter table orders add column tax_lines jsonb;
comment on column orders.tax_lines is 'One row per tax, in the order of the bill, as agreed: code, jurisdiction, ratePpm, amount in minor units, registrationNumber. They add up to total_tax, their rates to tax_rate_ppm. Null for orders that are older than the column, whose taxes were one.';
