ALTER TABLE "leads" ADD COLUMN "employment_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "posted_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closes_at" text DEFAULT '' NOT NULL;