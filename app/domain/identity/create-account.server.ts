import { randomUUID } from 'node:crypto'
import type { Tx } from '#app/infrastructure/db/db.ts'

/** The person to create an account for. */
export interface NewAccount {
	/** Lower case. */
	email: string
	firstName: string
	lastName: string
	verifiedAt?: Date | null
}

/** What a new company may have checked before it pays for anything: the checks of the Free plan. */
export const firstChecks = 3

/**
 * Creates an account with a company that it owns: all its rows or none, in one statement, so that it takes the same
 * time when the address already has an account.
 *
 * @returns whether the account was created; `false` when the address has one already
 */
export async function createAccount(
	tx: Pick<Tx, '$queryRaw'>,
	{ email, firstName, lastName, verifiedAt = null }: NewAccount,
): Promise<boolean> {
	const created = await tx.$queryRaw<unknown[]>`
		WITH "person" AS (
			INSERT INTO "users" ("id", "email", "first_name", "last_name", "company_id", "verified_at")
			VALUES (${randomUUID()}::uuid, ${email}, ${firstName}, ${lastName}, ${randomUUID()}::uuid, ${verifiedAt}::timestamptz)
			ON CONFLICT ("email") DO NOTHING RETURNING "id", "company_id"
		), "company" AS (
			INSERT INTO "companies" ("id", "credits") SELECT "company_id", ${firstChecks} FROM "person"
		), "ledger" AS (
			INSERT INTO "credit_entries" ("company_id", "kind", "amount", "reason")
			SELECT "company_id", 'granted', ${firstChecks}, 'First checks' FROM "person"
		), "membership" AS (
			INSERT INTO "memberships" ("company_id", "user_id", "role") SELECT "company_id", "id", 'owner' FROM "person"
		)
		SELECT 1 FROM "person"`
	return created.length > 0
}
