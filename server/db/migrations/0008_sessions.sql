CREATE TABLE "known_networks" (
	"user_id" text NOT NULL,
	"network_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"rotation_key" text,
	"rotated_at" timestamp (3) with time zone,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "refresh_tokens" CASCADE;--> statement-breakpoint
DELETE FROM "sign_in_attempts";--> statement-breakpoint
DROP INDEX "sign_in_attempts_window";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "retry_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_retry_at" ON "sign_in_attempts" USING btree ("retry_at");--> statement-breakpoint
ALTER TABLE "sign_in_attempts" DROP COLUMN "window_started_at";
--> statement-breakpoint
CREATE FUNCTION "notify_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(OLD.user_id, 'auth', OLD.id::text, TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_session_end" AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION "notify_session_end"();
