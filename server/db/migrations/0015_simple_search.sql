DROP INDEX "leads_by_title";--> statement-breakpoint
DROP INDEX "leads_by_company";--> statement-breakpoint
DROP INDEX "leads_by_value";--> statement-breakpoint
ALTER TABLE "lead_notes" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "title_key";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "company_key";