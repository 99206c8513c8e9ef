CREATE FUNCTION "refuse_status_history_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'lead_status_history is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lead_status_history_is_append_only" BEFORE UPDATE ON "lead_status_history"
FOR EACH ROW EXECUTE FUNCTION "refuse_status_history_update"();
