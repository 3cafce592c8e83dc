-- What operators asked for with `npm run shop`, by whom and why, and how it ended.
create table operator_entry (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  operator text not null check (operator <> ''),
  command text not null check (command <> ''),
  parameters text[] not null,
  options jsonb not null check (jsonb_typeof(options) = 'object'),
  reason text not null
);
comment on table operator_entry is 'Written before a command that changes something runs, so that one that is killed is seen as well.';
comment on column operator_entry.operator is 'The operator''s account on the machine where the command was typed.';
comment on column operator_entry.parameters is 'As typed; digests where what was typed is confidential.';
comment on column operator_entry.reason is 'As typed with --reason; empty without one.';

create table operator_outcome (
  entry_id bigint primary key references operator_entry (id),
  ended_at timestamptz not null default now(),
  is_done boolean not null,
  message text not null
);
comment on table operator_outcome is 'How a command ended; none for one that was killed.';
comment on column operator_outcome.message is 'What the operator read; empty where that is confidential.';

create trigger operator_entry_is_a_log before update or delete on operator_entry
  for each row execute function only_add_rows();
create trigger operator_outcome_is_a_log before update or delete on operator_outcome
  for each row execute function only_add_rows();
