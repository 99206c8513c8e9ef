ALTER TABLE "pitches" ADD COLUMN "versions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "pitches" SET "versions" =
  CASE WHEN "edited_content" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
    'at', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'content', "edited_content",
    'sent', NULL
  )) END ||
  CASE WHEN "sent" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object(
    'at', "sent"->'at',
    'content', "sent"->'content',
    'sent', jsonb_build_object('channel', "sent"->'channel', 'resume', "sent"->'resume')
  )) END
WHERE "edited_content" IS NOT NULL OR "sent" IS NOT NULL;
