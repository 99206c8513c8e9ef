CREATE TABLE "lead_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"leads" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "lead_counts" SELECT "user_id", count(*) FROM "leads" GROUP BY "user_id";
--> statement-breakpoint
CREATE FUNCTION "count_added_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO lead_counts SELECT user_id, count(*) FROM added GROUP BY user_id
	ON CONFLICT (user_id) DO UPDATE SET leads = lead_counts.leads + EXCLUDED.leads;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_deleted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE lead_counts SET leads = lead_counts.leads - gone.leads
	FROM (SELECT user_id, count(*) AS leads FROM deleted GROUP BY user_id) gone
	WHERE lead_counts.user_id = gone.user_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "added_leads_are_counted" AFTER INSERT ON "leads"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_added_leads"();
--> statement-breakpoint
CREATE TRIGGER "deleted_leads_are_counted" AFTER DELETE ON "leads"
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_leads"();
--> statement-breakpoint
ALTER TABLE "lead_notes" DROP CONSTRAINT "lead_notes_user_id_lead_id_id_pk";
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_user_id_lead_id_position_pk" PRIMARY KEY ("user_id","lead_id","position");
