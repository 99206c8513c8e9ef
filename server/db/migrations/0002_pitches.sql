CREATE TABLE "pitch_counts" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"pitches" integer NOT NULL,
	CONSTRAINT "pitch_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "pitches" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"lead_id" uuid,
	"company" text NOT NULL,
	"position" text NOT NULL,
	"content" text NOT NULL,
	"generator" text NOT NULL,
	"unsupported_claims" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "pitches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitches_by_created_at" ON "pitches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pitches_by_lead" ON "pitches" USING btree ("user_id","lead_id");