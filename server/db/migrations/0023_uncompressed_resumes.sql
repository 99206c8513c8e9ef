-- Without compression, a slice of a file is read without the rest of it. Files from before stay as they are.
ALTER TABLE "resumes" ALTER COLUMN "content" SET STORAGE EXTERNAL;
