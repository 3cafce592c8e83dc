-- What forms ask from lists: what an organization is and how many people scan there, what a veterinarian wants to
-- examine, and which conference, school or article the sender means.
alter table lead
  add column organization_type text not null default '',
  add column organization_size text not null default '',
  add column interest_area text not null default '',
  add column how_did_you_hear_specific text not null default '';
