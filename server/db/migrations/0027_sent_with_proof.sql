ALTER TABLE "pitches" ADD COLUMN "sent_with_proof" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Neither versions nor clients need to notice.
ALTER TABLE "pitches" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "pitches" SET "sent_with_proof" = true
FROM "profiles"
WHERE "profiles"."user_id" = "pitches"."user_id" AND EXISTS (
  SELECT FROM jsonb_array_elements("profile" -> 'proofs') proof
  WHERE strpos("sent" ->> 'content', proof ->> 'text') > 0
);
--> statement-breakpoint
ALTER TABLE "pitches" ENABLE TRIGGER USER;
