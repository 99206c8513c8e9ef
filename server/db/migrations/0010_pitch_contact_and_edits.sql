ALTER TABLE "pitches" ADD COLUMN "contact_info" jsonb DEFAULT '{"name":"","email":"","phone":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pitches" ADD COLUMN "edited_content" text;--> statement-breakpoint
UPDATE "pitches" SET "contact_info" = "leads"."contact_info" FROM "leads"
WHERE "leads"."user_id" = "pitches"."user_id" AND "leads"."id" = "pitches"."lead_id";
