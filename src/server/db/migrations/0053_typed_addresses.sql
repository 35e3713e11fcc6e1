-- A message belonged to whoever has the address that was typed into the form: anybody can type it.
update support_messages set user_id = null where user_id is not null;
