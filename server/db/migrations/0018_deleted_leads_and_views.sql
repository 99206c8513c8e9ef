CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "deleted_leads" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"lead" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"pitches" jsonb NOT NULL,
	CONSTRAINT "deleted_leads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "lead_views_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_leads" ADD CONSTRAINT "deleted_leads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "notify_view_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'views',
		coalesce(NEW.id, OLD.id)::text, TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_view_change" AFTER INSERT OR UPDATE OR DELETE ON "lead_views"
FOR EACH ROW EXECUTE FUNCTION "notify_view_change"();
