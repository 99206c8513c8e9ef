CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "users" SELECT "user_id" FROM "accounts" UNION SELECT "user_id" FROM "profiles"
UNION SELECT "user_id" FROM "leads" UNION SELECT "user_id" FROM "lead_counts"
UNION SELECT "user_id" FROM "lead_status_history" UNION SELECT "user_id" FROM "pitches"
UNION SELECT "user_id" FROM "pitch_counts";
--> statement-breakpoint
CREATE FUNCTION "add_user_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO users (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "delete_user_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM users WHERE user_id = OLD.user_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "add_user_of_account" AFTER INSERT ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "add_user_of_account"();
--> statement-breakpoint
CREATE TRIGGER "delete_user_of_account" AFTER DELETE ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "delete_user_of_account"();
--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_status_history" ADD CONSTRAINT "lead_status_history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_counts" ADD CONSTRAINT "pitch_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;