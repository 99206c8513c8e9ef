CREATE TABLE "ai_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"letters" boolean NOT NULL,
	"resumes" boolean NOT NULL,
	"pages" boolean NOT NULL,
	"encrypted_key" text,
	"key_end" text,
	"key_saved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "notify_ai_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'ai',
		coalesce(NEW.user_id, OLD.user_id), TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_ai_change" AFTER INSERT OR UPDATE OR DELETE ON "ai_settings"
FOR EACH ROW EXECUTE FUNCTION "notify_ai_change"();
