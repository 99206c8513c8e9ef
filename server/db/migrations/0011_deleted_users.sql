CREATE TABLE "deleted_users" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
