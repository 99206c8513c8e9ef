CREATE TABLE "mailboxes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"username" text NOT NULL,
	"folder" text NOT NULL,
	"encrypted_password" text NOT NULL,
	"uid_validity" bigint,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"problem" jsonb,
	"next_check_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailboxes_by_next_check_at" ON "mailboxes" USING btree ("next_check_at");--> statement-breakpoint
CREATE FUNCTION "notify_mailbox_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'mailbox',
		coalesce(NEW.user_id, OLD.user_id), TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_mailbox_change"
AFTER INSERT OR DELETE OR UPDATE OF "host", "port", "username", "folder", "checked_at", "problem" ON "mailboxes"
FOR EACH ROW EXECUTE FUNCTION "notify_mailbox_change"();
