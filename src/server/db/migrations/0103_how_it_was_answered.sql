-- Whether a question was answered, asked back or not understood; older ones do not say.
alter table advice_answers add column status text
  check (status in ('answered', 'asks', 'unknown', 'cannot'));
