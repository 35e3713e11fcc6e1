-- What is due of each hook is looked for by itself, so that none keeps the others waiting.
drop index webhook_deliveries_due;
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at, rev)
  where state = 'waiting';
