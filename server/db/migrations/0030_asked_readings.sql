CREATE TABLE "asked_readings" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"posting_hash" text NOT NULL,
	"profile_version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "asked_readings_user_id_lead_id_pk" PRIMARY KEY("user_id","lead_id")
);
--> statement-breakpoint
ALTER TABLE "asked_readings" ADD CONSTRAINT "asked_readings_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;