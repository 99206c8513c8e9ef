ALTER TABLE "pitches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER FUNCTION "count_lead_version" RENAME TO "count_version";
--> statement-breakpoint
CREATE TRIGGER "pitch_version" BEFORE UPDATE ON "pitches"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "profile_version" BEFORE UPDATE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "notify_pitch_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'pitches',
		coalesce(NEW.id, OLD.id)::text, TG_OP, coalesce(NEW.version, OLD.version + 1));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'profile',
		coalesce(NEW.user_id, OLD.user_id), TG_OP, coalesce(NEW.version, OLD.version + 1));
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "notify_profile_change" ON "profiles";
--> statement-breakpoint
CREATE TRIGGER "notify_profile_change" AFTER INSERT OR UPDATE OR DELETE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "notify_profile_change"();
