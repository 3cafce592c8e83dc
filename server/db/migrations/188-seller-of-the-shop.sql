-- An operator's command issues invoices in a process of its own. It compares its seller with that of the running shop.
create table running_seller (
  is_only boolean primary key default true check (is_only),
  seller jsonb not null,
  tax_registrations jsonb not null
);
comment on table running_seller is 'The seller in whose name the shop issues invoices, as it was configured when the shop started last; one row.';
comment on column running_seller.seller is 'Name, address, country and VAT number, as invoices show them.';
comment on column running_seller.tax_registrations is 'The numbers by jurisdiction, as invoices show them.';
