-- The edit that restores the words of a returned file has its name in the judgements that are stored, too.

UPDATE "rounds" SET "judgement" = replace("judgement", '"wayBack":', '"restoringEdit":') WHERE "judgement" LIKE '%"wayBack":%';
