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
ALTER TABLE "ai_settings" ADD COLUMN "replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_leads" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_message_id" ON "messages" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "messages_by_lead" ON "messages" USING btree ("user_id","lead_id","sent_at");--> statement-breakpoint
CREATE TRIGGER "message_version" BEFORE UPDATE ON "messages"
FOR EACH ROW EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "notify_messages_added" AFTER INSERT ON "messages"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
--> statement-breakpoint
CREATE TRIGGER "notify_messages_updated" AFTER UPDATE ON "messages"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
--> statement-breakpoint
CREATE TRIGGER "notify_messages_deleted" AFTER DELETE ON "messages"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('messages');
