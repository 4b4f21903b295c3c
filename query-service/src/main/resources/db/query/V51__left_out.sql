-- Records without a number that an operator gave up before anything came behind them: that many gaps are passed over.
alter table progress add column left_out integer not null default 0;
