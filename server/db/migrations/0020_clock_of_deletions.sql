CREATE TABLE "last_deletion" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
