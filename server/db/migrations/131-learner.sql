-- Who asked to be confirmed as a learner, and what proves it.
create sequence learner_number start with 10001;

create table learner (
  id uuid primary key,
  number bigint not null unique default nextval('learner_number'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 64),
  params_hash bytea not null,
  market text not null check (market in ('HUMAN', 'VETERINARY')),
  trainee_type text not null,
  school text not null,
  email text not null,
  customer text not null,
  country text not null,
  language text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'DECLINED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'PENDING') = (decided_at is null))
);
comment on table learner is 'Deleted a year after the approval, which ends with it, or 30 days after it was declined.';
comment on column learner.number is 'The ID that operators use.';
comment on column learner.params_hash is 'Of all that was sent under the key, so that the key cannot stand for something else.';
comment on column learner.customer is 'The mailbox of the address, by which orders are compared with it.';

create index learner_customer on learner (customer) where status = 'APPROVED';
create index learner_email on learner (email) where status = 'APPROVED';
create index learner_decided on learner (decided_at) where decided_at is not null;

create table learner_proof (
  learner_id uuid primary key references learner (id) on delete cascade,
  name uuid not null unique,
  media_type text not null,
  content bytea not null
);
comment on table learner_proof is 'Read by operators only; deleted 30 days after the decision.';
comment on column learner_proof.name is 'Random; the name that the file had is not kept.';
alter table learner_proof alter column content set storage external;
