ALTER TABLE "lead_status_history" ADD COLUMN "pitch_id" uuid;--> statement-breakpoint
ALTER TABLE "pitches" ADD COLUMN "sent" jsonb;