-- Why a refund of help that was taken is not made by the program.

CREATE TYPE "NotRefunded" AS ENUM ('disputed', 'left_to_administrators');
ALTER TABLE "help_requests" ADD COLUMN "not_refunded" "NotRefunded";
