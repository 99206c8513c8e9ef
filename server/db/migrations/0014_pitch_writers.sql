ALTER TABLE "pitches" ADD COLUMN "writer" text DEFAULT 'template' NOT NULL;--> statement-breakpoint
UPDATE "pitches" SET "writer" = 'server-model' WHERE "generator" <> 'template';
