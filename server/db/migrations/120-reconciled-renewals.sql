-- The provider's books are compared with the tries of the last days.
create index renewal_attempt_created on renewal_attempt (created_at);
