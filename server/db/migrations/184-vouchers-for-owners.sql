-- A voucher for the owners of a probe names its product line. Adding it rewrites no row.
alter table voucher add column owners_of text check (owners_of in ('IQ_3', 'IQ', 'IQ_PLUS', 'IQ_PLUS_CARE', 'IQ_PLUS_VET'));
comment on column voucher.owners_of is 'The buyer''s organization must have a registered probe of this product line; null for everyone.';
