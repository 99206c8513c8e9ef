CREATE TABLE "resumes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "resumes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "resume" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Amounts were in dollars. Neither versions nor clients need to notice.
ALTER TABLE "leads" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "leads" SET "currency" = 'USD' WHERE "value" > 0;
--> statement-breakpoint
ALTER TABLE "leads" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE FUNCTION "notify_resume_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'resume',
		coalesce(NEW.id, OLD.id)::text, TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_resume_change" AFTER INSERT OR UPDATE OR DELETE ON "resumes"
FOR EACH ROW EXECUTE FUNCTION "notify_resume_change"();
