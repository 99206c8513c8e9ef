ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "leads_by_deleted_at" ON "leads" USING btree ("user_id","deleted_at","id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_added_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts SELECT user_id, count(*) FROM added WHERE deleted_at IS NULL GROUP BY user_id
	ON CONFLICT (user_id) DO UPDATE SET leads = lead_counts.leads + EXCLUDED.leads;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_deleted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE lead_counts SET leads = lead_counts.leads - gone.leads
	FROM (SELECT user_id, count(*) AS leads FROM deleted WHERE deleted_at IS NULL GROUP BY user_id) gone
	WHERE lead_counts.user_id = gone.user_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Deleting a lead and restoring it are updates, after which what belongs to it is gone, or there again.
CREATE FUNCTION "notify_lead_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved record;
BEGIN
	PERFORM notify_change(user_id, 'leads', user_id, 'BULK', NULL)
	FROM changed GROUP BY user_id HAVING count(*) > 20;
	PERFORM notify_change(user_id, 'leads', id::text, CASE WHEN deleted_at IS NULL THEN TG_OP ELSE 'DELETE' END, version)
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id) AS rows FROM changed) AS counted
	WHERE rows <= 20;
	FOR moved IN
		SELECT user_id, array_agg(id) AS ids, sum(CASE WHEN changed.deleted_at IS NULL THEN 1 ELSE -1 END) AS leads
		FROM changed JOIN before USING (user_id, id)
		WHERE (changed.deleted_at IS NULL) <> (before.deleted_at IS NULL)
		GROUP BY user_id
	LOOP
		UPDATE lead_counts SET leads = lead_counts.leads + moved.leads WHERE user_id = moved.user_id;
		PERFORM notify_change(moved.user_id, entity, moved.user_id, 'BULK', NULL)
		FROM (
			SELECT 'interviews' AS entity WHERE EXISTS (SELECT FROM interviews WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
			UNION ALL SELECT 'messages' WHERE EXISTS (SELECT FROM messages WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
			UNION ALL SELECT 'pitches' WHERE EXISTS (SELECT FROM pitches WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
		) AS parts;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "notify_leads_updated" ON "leads";
--> statement-breakpoint
CREATE TRIGGER "notify_leads_updated" AFTER UPDATE ON "leads"
REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_lead_updates"();
--> statement-breakpoint
-- The rows of deleted leads return to their tables, with the defaults of columns that are newer than they are.
-- A lead that was added again under its id couldn't be restored, and stays as it is.
INSERT INTO "leads" SELECT "row".*
FROM "deleted_leads", jsonb_populate_record(null::"leads", '{"version":1,"type":"lead","category":null,"status":"new","custom_status":"","description":"","source":"","applied_where":"","post_url":"","application_url":"","location":"","compensation_range":"","employment_type":"","reference":"","posted_at":"","closes_at":"","value":0,"currency":null,"priority":"medium","contact_info":{"name":"","email":"","phone":""},"pitch":"","pitch_id":"","resume":null,"custom_prompt":"","tags":[],"score":null,"is_qualified":false,"qualification_notes":"","line_ticks":[]}'::jsonb || "lead" || jsonb_build_object('deleted_at', "deleted_leads"."deleted_at")) "row"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "lead_notes" ("user_id", "lead_id", "id", "type", "text", "created_at")
SELECT "note"."user_id", "note"."lead_id", "note"."id", "note"."type", "note"."text", "note"."created_at"
FROM "deleted_leads" JOIN "leads" ON "leads"."user_id" = "deleted_leads"."user_id" AND "leads"."id" = "deleted_leads"."id" AND "leads"."deleted_at" IS NOT NULL,
	jsonb_populate_recordset(null::"lead_notes", "notes") "note"
ORDER BY "note"."position";
--> statement-breakpoint
INSERT INTO "pitches" SELECT "pitch".*
FROM "deleted_leads" JOIN "leads" ON "leads"."user_id" = "deleted_leads"."user_id" AND "leads"."id" = "deleted_leads"."id" AND "leads"."deleted_at" IS NOT NULL,
	jsonb_populate_recordset(jsonb_populate_record(null::"pitches", '{"version":1,"contact_info":{"name":"","email":"","phone":""},"subject":"","writer":"template","cut_off":false,"not_checked":false,"sent":null,"versions":[]}'), "pitches") "pitch"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "interviews" SELECT "interview".*
FROM "deleted_leads" JOIN "leads" ON "leads"."user_id" = "deleted_leads"."user_id" AND "leads"."id" = "deleted_leads"."id" AND "leads"."deleted_at" IS NOT NULL,
	jsonb_populate_recordset(jsonb_populate_record(null::"interviews", '{"version":1,"kind":"video","minutes":60,"people":"","place":"","notes":"","questions":"","likely_questions":[],"outcome":null,"event_uid":"","sequence":0}'), "interviews") "interview"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- An email that was read again meanwhile stays where it is.
INSERT INTO "messages" SELECT "message".*
FROM "deleted_leads" JOIN "leads" ON "leads"."user_id" = "deleted_leads"."user_id" AND "leads"."id" = "deleted_leads"."id" AND "leads"."deleted_at" IS NOT NULL,
	jsonb_populate_recordset(jsonb_populate_record(null::"messages", '{"version":1,"state":"new"}'), "messages") "message"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "deleted_leads";
--> statement-breakpoint
-- Without statistics of the new column, PostgreSQL expects nearly no lead without a value in it.
ANALYZE "leads";
