#!/bin/sh
# One database per service, with an owner of its own who sees no other.
set -eu

for service in command query tournament; do
  psql -v ON_ERROR_STOP=1 -v password="$PERENNIAL_DB_PASSWORD" -U postgres <<SQL
create role $service login password :'password';
create database $service owner $service;
revoke all on database $service from public;
SQL
done
