-- Mailboxes that nothing is ordered with, kept by operators.
create table banned_mailbox (
  customer text primary key check (customer <> ''),
  email text not null,
  banned_at timestamptz not null default now()
);
comment on table banned_mailbox is 'Checkouts with this mailbox are refused when they are placed.';
comment on column banned_mailbox.customer is 'The mailbox behind the address, as in checkout.';
comment on column banned_mailbox.email is 'As operators typed it.';
