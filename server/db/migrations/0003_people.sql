CREATE TABLE "lead_people" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_main" boolean NOT NULL,
	CONSTRAINT "lead_people_user_id_lead_id_person_id_pk" PRIMARY KEY("user_id","lead_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"company_key" text DEFAULT '' NOT NULL,
	"known_as" text,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"connected_on" text DEFAULT '' NOT NULL,
	"next_follow_up_at" timestamp (3) with time zone,
	"last_contact_at" timestamp (3) with time zone,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "people_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "lead_people" ADD CONSTRAINT "lead_people_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_people" ADD CONSTRAINT "lead_people_user_id_person_id_people_user_id_id_fk" FOREIGN KEY ("user_id","person_id") REFERENCES "public"."people"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_people_by_person" ON "lead_people" USING btree ("user_id","person_id");--> statement-breakpoint
CREATE INDEX "people_by_created_at" ON "people" USING btree ("user_id","is_listed","created_at","id");--> statement-breakpoint
CREATE INDEX "people_by_company" ON "people" USING btree ("user_id","company_key");
--> statement-breakpoint
-- Deleting a person and restoring them are updates.
CREATE FUNCTION "notify_people_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(user_id, 'people', user_id, 'BULK', NULL)
	FROM changed GROUP BY user_id HAVING count(*) > 20;
	PERFORM notify_change(user_id, 'people', id::text, CASE WHEN deleted_at IS NULL THEN TG_OP ELSE 'DELETE' END, version)
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id) AS rows FROM changed) AS counted
	WHERE rows <= 20;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "person_version" BEFORE UPDATE ON "people"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
-- People of what leads have: the same address and name, or the same name and company where no address differs.
-- Two numbers or pages of one person are kept in the note.
CREATE TEMPORARY TABLE "contacts" AS
WITH contact AS (
	SELECT user_id, id AS lead_id, company, created_at, last_contact_at,
		CASE WHEN trim(contact_info ->> 'name') NOT IN ('', 'N/A') THEN trim(contact_info ->> 'name') END AS name,
		CASE WHEN contact_info ->> 'email' LIKE '%@%' THEN trim(contact_info ->> 'email') END AS email,
		CASE WHEN trim(contact_info ->> 'phone') NOT IN ('', 'N/A') THEN trim(contact_info ->> 'phone') END AS phone,
		nullif(contact_info ->> 'linkedin', '') AS linkedin,
		nullif(contact_info ->> 'website', '') AS website
	FROM "leads"
), address AS (
	SELECT user_id, lower(email) AS email, count(DISTINCT lower(name)) AS names
	FROM contact WHERE email IS NOT NULL GROUP BY 1, 2
), at_company AS (
	SELECT user_id, lower(name) AS name, lower(company) AS company, min(lower(email)) AS email
	FROM contact WHERE name IS NOT NULL AND email IS NOT NULL
	GROUP BY 1, 2, 3 HAVING count(DISTINCT lower(email)) = 1
), known AS (
	SELECT contact.*, coalesce(lower(contact.email), at_company.email) AS address
	FROM contact LEFT JOIN at_company ON at_company.user_id = contact.user_id
		AND at_company.name = lower(contact.name) AND at_company.company = lower(contact.company)
)
SELECT known.*, CASE
	WHEN known.address IS NULL AND known.name IS NULL THEN known.linkedin
	WHEN known.address IS NULL THEN lower(known.name) || E'\n' || lower(known.company)
	WHEN address.names > 1 THEN known.address || E'\n' || coalesce(lower(known.name), '')
	ELSE known.address END AS person
FROM known LEFT JOIN address ON address.user_id = known.user_id AND address.email = known.address
WHERE coalesce(known.name, known.email, known.linkedin) IS NOT NULL;
--> statement-breakpoint
CREATE TEMPORARY TABLE "contact_people" AS
WITH latest AS (
	SELECT user_id, person, gen_random_uuid() AS id,
		(array_agg(name ORDER BY created_at DESC) FILTER (WHERE name IS NOT NULL))[1] AS name,
		(array_agg(email ORDER BY created_at DESC) FILTER (WHERE email IS NOT NULL))[1] AS email,
		(array_agg(phone ORDER BY created_at DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone,
		(array_agg(linkedin ORDER BY created_at DESC) FILTER (WHERE linkedin IS NOT NULL))[1] AS linkedin,
		(array_agg(website ORDER BY created_at DESC) FILTER (WHERE website IS NOT NULL))[1] AS website,
		CASE WHEN count(DISTINCT lower(company)) = 1 THEN min(company) ELSE '' END AS company,
		min(created_at) AS created_at, max(last_contact_at) AS last_contact_at
	FROM "contacts" GROUP BY user_id, person
)
SELECT latest.*, coalesce((
	SELECT string_agg(DISTINCT other, E'\n')
	FROM "contacts" CROSS JOIN LATERAL (VALUES (contacts.phone), (contacts.linkedin), (contacts.website)) AS values(other)
	WHERE contacts.user_id = latest.user_id AND contacts.person = latest.person
		AND other NOT IN (coalesce(latest.phone, ''), coalesce(latest.linkedin, ''), coalesce(latest.website, ''))
), '') AS note
FROM latest;
--> statement-breakpoint
INSERT INTO "people" ("user_id", "id", "name", "company", "company_key", "emails", "phone", "linkedin", "website", "note", "created_at", "last_contact_at")
SELECT user_id, id, coalesce(name, ''), company,
	trim(regexp_replace(' ' || regexp_replace(regexp_replace(normalize(lower(company), NFKD), U&'[\0300-\036F]', '', 'g'), '[^[:alnum:]]+', ' ', 'g') || ' ', ' (inc|corp|co|llc|ltd|limited|gmbh|ag|se|bv|sa|sas|sarl|srl|spa|ab|oy|as|plc|kg|ug)(?= )', '', 'g')),
	CASE WHEN email IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(email) END,
	coalesce(phone, ''), coalesce(linkedin, ''), coalesce(website, ''), left(note, 5000), created_at, last_contact_at
FROM "contact_people";
--> statement-breakpoint
INSERT INTO "lead_people" ("user_id", "lead_id", "person_id", "is_main")
SELECT contacts.user_id, contacts.lead_id, contact_people.id, true
FROM "contacts" JOIN "contact_people" USING (user_id, person);
--> statement-breakpoint
UPDATE "leads" SET "contact_info" = jsonb_build_object('name', person.name, 'email', coalesce(person.emails ->> 0, ''), 'phone', person.phone)
	|| jsonb_strip_nulls(jsonb_build_object('linkedin', nullif(person.linkedin, ''), 'website', nullif(person.website, '')))
FROM "lead_people" link JOIN "people" person ON person.user_id = link.user_id AND person.id = link.person_id
WHERE link.user_id = "leads".user_id AND link.lead_id = "leads".id;
--> statement-breakpoint
DROP TABLE "contact_people", "contacts";
--> statement-breakpoint
CREATE TRIGGER "notify_people_added" AFTER INSERT ON "people"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('people');
--> statement-breakpoint
CREATE TRIGGER "notify_people_deleted" AFTER DELETE ON "people"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('people');
--> statement-breakpoint
CREATE TRIGGER "notify_people_updated" AFTER UPDATE ON "people"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_people_updates"();
