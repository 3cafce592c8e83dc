create table catalogue_translation (
  language text not null check (language ~ '^[a-z]{2}$'),
  source text not null check (source <> ''),
  text text not null check (text <> ''),
  primary key (language, source)
);
comment on table catalogue_translation is 'What the catalogue says, in other languages than English; what is missing is said in English.';
comment on column catalogue_translation.language is 'As the address of a page has it: no for Norwegian.';
comment on column catalogue_translation.source is 'The English text, so that a text that was changed is never said in the words of the former one.';

create trigger catalogue_translation_changed after insert or update or delete or truncate on catalogue_translation
  for each statement execute function bump_catalogue_revision();

create table translation_origin (
  is_only_row boolean primary key default true check (is_only_row),
  hash text
);
comment on table translation_origin is 'Which files the translations come from.';
comment on column translation_origin.hash is 'Of the files that come with the shop; null for a folder of the seller''s own, which no start replaces.';
