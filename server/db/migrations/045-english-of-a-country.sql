alter table catalogue_translation
  drop constraint catalogue_translation_language_check,
  add constraint catalogue_translation_language_check check (language ~ '^[a-z]{2}(-[A-Z]{2})?$');
comment on column catalogue_translation.language is
  'As the address of a page has it, no for Norwegian; en-GB for what English spells differently outside of the United States.';
