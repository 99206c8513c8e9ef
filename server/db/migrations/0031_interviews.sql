CREATE TABLE "interviews" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"people" text NOT NULL,
	"place" text NOT NULL,
	"notes" text NOT NULL,
	"questions" text NOT NULL,
	"likely_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	CONSTRAINT "interviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_leads" ADD COLUMN "interviews" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_by_lead" ON "interviews" USING btree ("user_id","lead_id");--> statement-breakpoint
CREATE INDEX "interviews_by_start" ON "interviews" USING btree ("user_id","starts_at");
--> statement-breakpoint
CREATE TRIGGER "interview_version" BEFORE UPDATE ON "interviews"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_added" AFTER INSERT ON "interviews"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_updated" AFTER UPDATE ON "interviews"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_deleted" AFTER DELETE ON "interviews"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
