-- Whose model may be shown pictures of receipts; null: nobody's.
alter table users add column scan_consent_to text check (char_length(scan_consent_to) <= 200);
