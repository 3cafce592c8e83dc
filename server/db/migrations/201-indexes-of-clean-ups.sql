-- The hourly clean-ups of proofs and trade-ins read what is due, whatever the shop has kept.
alter table learner_proof add column decided_at timestamptz;
comment on column learner_proof.decided_at is 'That of its learner, whose update sets it; null before the decision.';
update learner_proof set decided_at = learner.decided_at from learner where learner.id = learner_id;
create index learner_proof_decided on learner_proof (decided_at) where decided_at is not null;

create function set_decision_of_proof() returns trigger language plpgsql as $$
begin
  update learner_proof set decided_at = new.decided_at where learner_id = new.id;
  return null;
end
$$;
create trigger learner_decision_changed after update of decided_at on learner
  for each row when (new.decided_at is distinct from old.decided_at)
  execute function set_decision_of_proof();

create index orders_voucher on orders (voucher_code) where voucher_code is not null;
