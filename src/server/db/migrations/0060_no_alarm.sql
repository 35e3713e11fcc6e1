-- The tables of the queue that rang once a minute; every server looks by itself now.
drop schema if exists alarm cascade;
