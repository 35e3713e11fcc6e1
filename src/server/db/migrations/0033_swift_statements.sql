-- Statements of SWIFT (MT940 and MT942) are imported too.
alter table imports drop constraint imports_format_check,
  add constraint imports_format_check check (format in ('csv', 'ofx', 'qif', 'camt', 'mt940'));
