-- AlterTable
ALTER TABLE "document_versions" ADD COLUMN     "party_name" TEXT;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "party_name" TEXT;
