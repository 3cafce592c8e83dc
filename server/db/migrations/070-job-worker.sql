-- Processes that work on the queue. One that was not seen for a while has died, and its jobs are given to others.
create table job_worker (
  id text primary key,
  seen_at timestamptz not null default now()
);
