ALTER TABLE "sign_in_attempts" RENAME COLUMN "email_hash" TO "subject_hash";
--> statement-breakpoint
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('leadside_changes', json_build_array(
		coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0], coalesce(NEW.id, OLD.id)
	)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('leadside_changes', json_build_array(
		coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0], coalesce(NEW.user_id, OLD.user_id)
	)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "leads_are_told" AFTER INSERT OR UPDATE OR DELETE ON "leads"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('leads');
--> statement-breakpoint
CREATE TRIGGER "pitches_are_told" AFTER INSERT OR UPDATE OR DELETE ON "pitches"
FOR EACH ROW EXECUTE FUNCTION "tell_change"('pitches');
--> statement-breakpoint
CREATE TRIGGER "profiles_are_told" AFTER INSERT OR UPDATE OR DELETE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "tell_user_change"('profile');
--> statement-breakpoint
CREATE TRIGGER "deleted_accounts_are_told" AFTER DELETE ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "tell_user_change"('auth');
