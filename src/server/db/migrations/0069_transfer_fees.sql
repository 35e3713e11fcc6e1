-- The fee of a transfer is an expense of its own, which this names.
alter table transfers add column fee_id uuid;
create index transfers_by_fee on transfers (fee_id) where fee_id is not null;
