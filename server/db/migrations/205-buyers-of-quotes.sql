-- An order names the organization that only its quote named, as its quote does, on its page, invoice and mails.
update orders set organization_name = quote_data ->> 'equoteOrganizationName'
where quote_status = 'OPEN' and organization_name = '' and quote_data ->> 'equoteOrganizationName' <> '';
