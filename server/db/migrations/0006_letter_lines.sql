ALTER TABLE "leads" ADD COLUMN "line_ticks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pitches" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_readings" DROP COLUMN "profile_version";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "added_matches";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "removed_matches";