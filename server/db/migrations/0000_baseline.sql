CREATE TABLE "access_tokens" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "access_tokens_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "ai_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"letters" boolean NOT NULL,
	"resumes" boolean NOT NULL,
	"pages" boolean NOT NULL,
	"replies" boolean DEFAULT true NOT NULL,
	"encrypted_key" text,
	"key_end" text,
	"key_saved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "asked_readings" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"posting_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "asked_readings_user_id_lead_id_pk" PRIMARY KEY("user_id","lead_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "deleted_users" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"people" text NOT NULL,
	"place" text NOT NULL,
	"notes" text NOT NULL,
	"questions" text NOT NULL,
	"likely_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"event_uid" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "interviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"user_id" text NOT NULL,
	"network_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "last_deletion" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"leads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"user_id" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lead_notes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "lead_notes_user_id_lead_id_position_pk" PRIMARY KEY("user_id","lead_id","position")
);
--> statement-breakpoint
CREATE TABLE "lead_status_history" (
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lead_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"custom_status" text DEFAULT '' NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"pitch_id" uuid,
	CONSTRAINT "lead_status_history_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "lead_views_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"type" text NOT NULL,
	"category" text,
	"status" text NOT NULL,
	"custom_status" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"applied_where" text NOT NULL,
	"post_url" text NOT NULL,
	"application_url" text NOT NULL,
	"location" text NOT NULL,
	"compensation_range" text NOT NULL,
	"employment_type" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"posted_at" text DEFAULT '' NOT NULL,
	"closes_at" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"currency" text,
	"priority" text NOT NULL,
	"contact_info" jsonb NOT NULL,
	"pitch" text NOT NULL,
	"pitch_id" text NOT NULL,
	"resume" jsonb,
	"custom_prompt" text NOT NULL,
	"tags" jsonb NOT NULL,
	"score" integer,
	"is_qualified" boolean NOT NULL,
	"qualification_notes" text NOT NULL,
	"line_ticks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_contact_at" timestamp (3) with time zone,
	"next_follow_up_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "leads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"username" text NOT NULL,
	"folder" text NOT NULL,
	"encrypted_password" text NOT NULL,
	"uid_validity" bigint,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"reading" jsonb,
	"checked_at" timestamp (3) with time zone,
	"problem" jsonb,
	"next_check_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"lead_id" uuid,
	"match" text NOT NULL,
	"message_id" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"proposal" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"accepted" jsonb,
	CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_counts" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"pitches" integer NOT NULL,
	CONSTRAINT "pitch_counts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "pitches" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"lead_id" uuid,
	"company" text NOT NULL,
	"position" text NOT NULL,
	"contact_info" jsonb DEFAULT '{"name":"","email":"","phone":""}'::jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"edited_content" text,
	"writer" text DEFAULT 'template' NOT NULL,
	"generator" text NOT NULL,
	"unsupported_claims" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"cut_off" boolean DEFAULT false NOT NULL,
	"not_checked" boolean DEFAULT false NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"sent" jsonb,
	"versions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "pitches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"profile" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "provider_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "resumes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"family_hash" text NOT NULL,
	"rotation_key" text,
	"rotated_at" timestamp (3) with time zone,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_readings" ADD CONSTRAINT "asked_readings_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_status_history" ADD CONSTRAINT "lead_status_history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_counts" ADD CONSTRAINT "pitch_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitches" ADD CONSTRAINT "pitches_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_identities" ADD CONSTRAINT "provider_identities_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_by_lead" ON "interviews" USING btree ("user_id","lead_id");--> statement-breakpoint
CREATE INDEX "interviews_by_start" ON "interviews" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "lead_status_history_by_lead" ON "lead_status_history" USING btree ("user_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_by_deleted_at" ON "leads" USING btree ("user_id","deleted_at","id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_updated_at" ON "leads" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_created_at" ON "leads" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mailboxes_by_next_check_at" ON "mailboxes" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_message_id" ON "messages" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "messages_by_lead" ON "messages" USING btree ("user_id","lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_secrets_expiry" ON "one_time_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pitches_by_created_at" ON "pitches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pitches_by_lead" ON "pitches" USING btree ("user_id","lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identities_user" ON "provider_identities" USING btree ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_retry_at" ON "sign_in_attempts" USING btree ("retry_at");--> statement-breakpoint
-- Without compression, a slice of a file is read without the rest of it.
ALTER TABLE "resumes" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION "add_user_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO users (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Citus refuses volatile functions in UPDATE and DELETE, so the clock is declared stable.
CREATE FUNCTION "precise_now"() RETURNS timestamp with time zone LANGUAGE sql STABLE AS 'SELECT clock_timestamp()';
--> statement-breakpoint
-- One statement per user: on Citus, a statement for several would leave the shard, where the transition table is unknown.
CREATE FUNCTION "count_added_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted record;
BEGIN
	FOR counted IN SELECT user_id, count(*)::integer AS leads FROM added WHERE deleted_at IS NULL GROUP BY user_id LOOP
		INSERT INTO lead_counts (user_id, leads) VALUES (counted.user_id, counted.leads)
		ON CONFLICT (user_id) DO UPDATE SET leads = lead_counts.leads + EXCLUDED.leads;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_deleted_leads"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted record;
BEGIN
	FOR counted IN SELECT user_id, count(*)::integer AS leads FROM deleted WHERE deleted_at IS NULL GROUP BY user_id LOOP
		UPDATE lead_counts SET leads = lead_counts.leads - counted.leads WHERE user_id = counted.user_id;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "delete_user_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM users WHERE user_id = OLD.user_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_change"(user_id text, entity text, id text, operation text, version integer) RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('leadside_changes', json_build_object(
		'userId', user_id, 'entity', entity, 'id', id,
		'operation', CASE operation WHEN 'DELETE' THEN 'delete' WHEN 'BULK' THEN 'bulk' ELSE 'upsert' END,
		'version', version
	)::text)
$$;
--> statement-breakpoint
-- One event per row, or one for all of a user's rows if there are many.
CREATE FUNCTION "notify_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(user_id, TG_ARGV[0], user_id, 'BULK', NULL)
	FROM changed GROUP BY user_id HAVING count(*) > 20;
	PERFORM notify_change(user_id, TG_ARGV[0], id::text, TG_OP, version + (TG_OP = 'DELETE')::integer)
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id) AS rows FROM changed) AS counted
	WHERE rows <= 20;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Deleting a lead and restoring it are updates, after which what belongs to it is gone, or there again.
CREATE FUNCTION "notify_lead_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved record;
BEGIN
	PERFORM notify_change(user_id, 'leads', user_id, 'BULK', NULL)
	FROM changed GROUP BY user_id HAVING count(*) > 20;
	PERFORM notify_change(user_id, 'leads', id::text, CASE WHEN deleted_at IS NULL THEN TG_OP ELSE 'DELETE' END, version)
	FROM (SELECT *, count(*) OVER (PARTITION BY user_id) AS rows FROM changed) AS counted
	WHERE rows <= 20;
	FOR moved IN
		SELECT user_id, array_agg(id) AS ids, sum(CASE WHEN changed.deleted_at IS NULL THEN 1 ELSE -1 END) AS leads
		FROM changed JOIN before USING (user_id, id)
		WHERE (changed.deleted_at IS NULL) <> (before.deleted_at IS NULL)
		GROUP BY user_id
	LOOP
		UPDATE lead_counts SET leads = lead_counts.leads + moved.leads WHERE user_id = moved.user_id;
		PERFORM notify_change(moved.user_id, entity, moved.user_id, 'BULK', NULL)
		FROM (
			SELECT 'interviews' AS entity WHERE EXISTS (SELECT FROM interviews WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
			UNION ALL SELECT 'messages' WHERE EXISTS (SELECT FROM messages WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
			UNION ALL SELECT 'pitches' WHERE EXISTS (SELECT FROM pitches WHERE user_id = moved.user_id AND lead_id = ANY (moved.ids))
		) AS parts;
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_profile_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), 'profile',
		coalesce(NEW.user_id, OLD.user_id), TG_OP, coalesce(NEW.version, OLD.version + 1));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_row_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0],
		coalesce(NEW.id, OLD.id)::text, TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "notify_user_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM notify_change(coalesce(NEW.user_id, OLD.user_id), TG_ARGV[0],
		coalesce(NEW.user_id, OLD.user_id), TG_OP, NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_status_history_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'lead_status_history is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "add_user_of_account" AFTER INSERT ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "add_user_of_account"();
--> statement-breakpoint
CREATE TRIGGER "added_leads_are_counted" AFTER INSERT ON "leads"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_added_leads"();
--> statement-breakpoint
CREATE TRIGGER "delete_user_of_account" AFTER DELETE ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "delete_user_of_account"();
--> statement-breakpoint
CREATE TRIGGER "deleted_leads_are_counted" AFTER DELETE ON "leads"
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION "count_deleted_leads"();
--> statement-breakpoint
CREATE TRIGGER "interview_version" BEFORE UPDATE ON "interviews"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "lead_status_history_is_append_only" BEFORE UPDATE ON "lead_status_history"
FOR EACH ROW EXECUTE FUNCTION "refuse_status_history_update"();
--> statement-breakpoint
CREATE TRIGGER "lead_version" BEFORE UPDATE ON "leads"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "message_version" BEFORE UPDATE ON "messages"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "notify_account_deletion" AFTER DELETE ON "accounts"
FOR EACH ROW EXECUTE FUNCTION "notify_user_change"('auth');
--> statement-breakpoint
CREATE TRIGGER "notify_ai_change" AFTER INSERT OR DELETE OR UPDATE ON "ai_settings"
FOR EACH ROW EXECUTE FUNCTION "notify_user_change"('ai');
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_added" AFTER INSERT ON "interviews"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_deleted" AFTER DELETE ON "interviews"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
--> statement-breakpoint
CREATE TRIGGER "notify_interviews_updated" AFTER UPDATE ON "interviews"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('interviews');
--> statement-breakpoint
CREATE TRIGGER "notify_leads_added" AFTER INSERT ON "leads"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('leads');
--> statement-breakpoint
CREATE TRIGGER "notify_leads_deleted" AFTER DELETE ON "leads"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('leads');
--> statement-breakpoint
CREATE TRIGGER "notify_leads_updated" AFTER UPDATE ON "leads"
REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_lead_updates"();
--> statement-breakpoint
CREATE TRIGGER "notify_mailbox_change" AFTER INSERT OR DELETE OR UPDATE OF "host", "port", "username", "folder", "checked_at", "problem" ON "mailboxes"
FOR EACH ROW EXECUTE FUNCTION "notify_user_change"('mailbox');
--> statement-breakpoint
CREATE TRIGGER "notify_messages_added" AFTER INSERT ON "messages"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
--> statement-breakpoint
CREATE TRIGGER "notify_messages_deleted" AFTER DELETE ON "messages"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
--> statement-breakpoint
CREATE TRIGGER "notify_messages_updated" AFTER UPDATE ON "messages"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_added" AFTER INSERT ON "pitches"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_deleted" AFTER DELETE ON "pitches"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
--> statement-breakpoint
CREATE TRIGGER "notify_pitches_updated" AFTER UPDATE ON "pitches"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('pitches');
--> statement-breakpoint
CREATE TRIGGER "notify_profile_change" AFTER INSERT OR DELETE OR UPDATE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "notify_profile_change"();
--> statement-breakpoint
CREATE TRIGGER "notify_resume_change" AFTER INSERT OR DELETE OR UPDATE ON "resumes"
FOR EACH ROW EXECUTE FUNCTION "notify_row_change"('resume');
--> statement-breakpoint
CREATE TRIGGER "notify_session_end" AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION "notify_row_change"('auth');
--> statement-breakpoint
CREATE TRIGGER "notify_token_change" AFTER INSERT OR DELETE ON "access_tokens"
FOR EACH ROW EXECUTE FUNCTION "notify_row_change"('tokens');
--> statement-breakpoint
CREATE TRIGGER "notify_view_change" AFTER INSERT OR DELETE OR UPDATE ON "lead_views"
FOR EACH ROW EXECUTE FUNCTION "notify_row_change"('views');
--> statement-breakpoint
CREATE TRIGGER "pitch_version" BEFORE UPDATE ON "pitches"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "profile_version" BEFORE UPDATE ON "profiles"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
