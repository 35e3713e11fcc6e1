-- As for every row of a book: no id is given twice.
alter table proposals add unique (id);
