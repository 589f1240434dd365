-- One spelling, that of orders and subscriptions.

ALTER TYPE "ReviewStatus" RENAME VALUE 'cancelled' TO 'canceled';
