-- Existing rows get what `foldText` in src/domain/searchText.ts gives new ones.
CREATE FUNCTION pg_temp.fold(value text) RETURNS text LANGUAGE sql AS $$
	SELECT translate(
		replace(replace(replace(replace(
			lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
		'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
		'øđðłıς', 'oddliσ')
$$;
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "search_text" text;
--> statement-breakpoint
UPDATE "lead_notes" SET "search_text" = pg_temp.fold("text");
--> statement-breakpoint
ALTER TABLE "lead_notes" ALTER COLUMN "search_text" SET NOT NULL;
--> statement-breakpoint
-- The leads don't change: no new version, no live update.
ALTER TABLE "leads" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "leads" SET "search_text" = pg_temp.fold(concat_ws(E'\n', "title", "company",
	nullif("contact_info" ->> 'name', 'N/A'), "location", "description",
	(SELECT string_agg(tag, E'\n') FROM jsonb_array_elements_text("tags") tag)));
--> statement-breakpoint
ALTER TABLE "leads" ENABLE TRIGGER USER;
