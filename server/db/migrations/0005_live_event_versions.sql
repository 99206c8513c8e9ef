ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION "count_lead_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lead_version" BEFORE UPDATE ON "leads"
FOR EACH ROW EXECUTE FUNCTION "count_lead_version"();
--> statement-breakpoint
DROP TRIGGER "leads_are_told" ON "leads";
--> statement-breakpoint
DROP TRIGGER "pitches_are_told" ON "pitches";
--> statement-breakpoint
DROP TRIGGER "profiles_are_told" ON "profiles";
--> statement-breakpoint
DROP TRIGGER "deleted_accounts_are_told" ON "accounts";
--> statement-breakpoint
DROP FUNCTION "tell_change"();
--> statement-breakpoint
DROP FUNCTION "tell_user_change"();
--> statement-breakpoint
CREATE FUNCTION "notify_change"(user_id text, entity text, id text, operation text, version integer)
RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('leadside_changes', json_build_object(
		'userId', user_id, 'entity', entity, 'id', id,
		'operation', CASE operation WHEN 'DELETE' THEN 'delete' ELSE 'upsert' END, 'version', version
	)::text)
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_lead_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'leads',
		coalesce(NEW.id, OLD.id)::text, TG_OP, coalesce(NEW.version, OLD.version + 1));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_pitch_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'pitches',
		coalesce(NEW.id, OLD.id)::text, TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0],
		coalesce(NEW.user_id, OLD.user_id), TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_lead_change" AFTER INSERT OR UPDATE OR DELETE ON "leads"
FOR EACH ROW EXECUTE FUNCTION "notify_lead_change"();
--> statement-breakpoint
CREATE TRIGGER "notify_pitch_change" AFTER INSERT OR UPDATE OR DELETE ON "pitches"
FOR EACH ROW EXECUTE FUNCTION "notify_pitch_change"();
--> statement-breakpoint
CREATE TRIGGER "notify_profile_change" AFTER INSERT OR UPDATE OR DELETE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "notify_user_change"('profile');
--> statement-breakpoint
CREATE TRIGGER "notify_account_deletion" AFTER DELETE ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "notify_user_change"('auth');
