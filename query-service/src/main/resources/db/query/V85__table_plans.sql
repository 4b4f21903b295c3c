-- Terms say whether plans are played on time-out. Tables of before were opened without that rule.
update table_summary set terms = terms || '{"plans":false}' where not terms ? 'plans';
alter table table_summary alter column terms
  set default '{"rated":false,"visibility":"PUBLIC","clock":{"type":"None"},"spectators":true,"spectatorDelaySeconds":0,"start":"WHEN_FULL","missedTurns":null,"absence":"FORFEIT","plans":false}';
