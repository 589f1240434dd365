-- What was filled in once from earlier papers and taken out again stays out.
ALTER TABLE "generation_drafts" ADD COLUMN "recalled" TEXT[] DEFAULT ARRAY[]::TEXT[];
