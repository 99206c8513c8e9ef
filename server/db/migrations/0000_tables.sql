CREATE TABLE "accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
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
	CONSTRAINT "lead_notes_user_id_lead_id_id_pk" PRIMARY KEY("user_id","lead_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_status_history" (
	"user_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lead_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "lead_status_history_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"type" text NOT NULL,
	"category" text,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"applied_where" text NOT NULL,
	"post_url" text NOT NULL,
	"application_url" text NOT NULL,
	"location" text NOT NULL,
	"compensation_range" text NOT NULL,
	"value" double precision NOT NULL,
	"priority" text NOT NULL,
	"contact_info" jsonb NOT NULL,
	"pitch" text NOT NULL,
	"pitch_id" text NOT NULL,
	"custom_prompt" text NOT NULL,
	"tags" jsonb NOT NULL,
	"score" integer,
	"is_qualified" boolean NOT NULL,
	"qualification_notes" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_contact_at" timestamp (3) with time zone,
	"next_follow_up_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"company_key" text collate "C" NOT NULL,
	CONSTRAINT "leads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refresh_tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_status_history_by_lead" ON "lead_status_history" USING btree ("user_id","lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_by_updated_at" ON "leads" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_created_at" ON "leads" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_title" ON "leads" USING btree ("user_id","title_key","id");--> statement-breakpoint
CREATE INDEX "leads_by_company" ON "leads" USING btree ("user_id","company_key","id");--> statement-breakpoint
CREATE INDEX "leads_by_value" ON "leads" USING btree ("user_id","value","id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_window" ON "sign_in_attempts" USING btree ("window_started_at");