alter table sandbox_mail add column attachments jsonb not null default '[]';
comment on column sandbox_mail.attachments is 'The files of the mail, as {filename, content}; the content is in Base64.';
