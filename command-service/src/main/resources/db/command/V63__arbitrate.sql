-- Deciding results became a scope of its own. A token made before keeps what its owner allowed it then.
update personal_token set scopes = array_append(scopes, 'arbitrate')
where 'organise' = any(scopes) and not 'arbitrate' = any(scopes);
