-- What may be sold where is a rule that flows and server share (machines/rules/catalogue/country-permissions.ts); the
-- table repeated it.
drop table country_permission;
