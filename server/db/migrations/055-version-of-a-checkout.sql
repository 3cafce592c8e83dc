comment on column checkout.version is 'Grows with every change of the row, one by hand too: a process that wrote the row last goes on by what it wrote until the version tells it otherwise.';
