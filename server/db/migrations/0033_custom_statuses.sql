ALTER TABLE "lead_status_history" ADD COLUMN "custom_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "custom_status" text DEFAULT '' NOT NULL;