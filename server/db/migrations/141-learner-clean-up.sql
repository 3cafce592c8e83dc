-- The hourly clean-up reads what it deletes, not everybody who was approved within the last year.
drop index learner_decided;
create index learner_undecided on learner (created_at) where status = 'PENDING';
create index learner_approved on learner (decided_at) where status = 'APPROVED';
create index learner_declined on learner (decided_at) where status = 'DECLINED';
