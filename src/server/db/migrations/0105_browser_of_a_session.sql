-- By which browser somebody came in, as known_devices has it: who is thrown out is known no more.
alter table identity.sessions add column browser text;
