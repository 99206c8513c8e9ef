CREATE OR REPLACE FUNCTION "notify_change"(user_id text, entity text, id text, operation text, version integer)
RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('leadside_changes', json_build_object(
		'userId', user_id, 'entity', entity, 'id', id,
		'operation', CASE operation WHEN 'DELETE' THEN 'delete' WHEN 'BULK' THEN 'bulk' ELSE 'upsert' END,
		'version', version
	)::text)
$$;
--> statement-breakpoint
-- One event per row, or one for all of a user's rows if there are many.
CREATE FUNCTION "notify_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(user_id, TG_ARGV[0], user_id, 'BULK', NULL)
	FROM changed GROUP BY user_id HAVING count(*) > 20;
	PERFORM notify_change(user_id, TG_ARGV[0], id::text, TG_OP, version + (TG_OP = 'DELETE')::integer)
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id) AS rows FROM changed) AS counted
	WHERE rows <= 20;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "notify_lead_change" ON "leads";
--> statement-breakpoint
DROP FUNCTION "notify_lead_change"();
--> statement-breakpoint
DROP TRIGGER "notify_pitch_change" ON "pitches";
--> statement-breakpoint
DROP FUNCTION "notify_pitch_change"();
--> statement-breakpoint
CREATE TRIGGER "notify_leads_added" AFTER INSERT ON "leads"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('leads');
--> statement-breakpoint
CREATE TRIGGER "notify_leads_updated" AFTER UPDATE ON "leads"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('leads');
--> statement-breakpoint
CREATE TRIGGER "notify_leads_deleted" AFTER DELETE ON "leads"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('leads');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_added" AFTER INSERT ON "pitches"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_updated" AFTER UPDATE ON "pitches"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_deleted" AFTER DELETE ON "pitches"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
