-- Whether an invoice labels its tax as an estimate. Invoices that exist were issued without the label, and keep it so.
alter table invoice add column is_tax_estimated boolean not null default false;
comment on column invoice.is_tax_estimated is 'Whether the tax is by the base rates of states and provinces, and the invoice says so.';
