import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * Locks a prompt until the transaction ends, so that changes of it come one after the other.
 *
 * @returns its version in use and its newest one; `null` when there is no such prompt
 */
export async function lockPrompt(tx: Tx, name: string): Promise<{ active: number; newest: number } | null> {
	const [prompt] = await tx.$queryRaw<{ active: number }[]>`
		SELECT "active_number" AS "active" FROM "prompts" WHERE "name" = ${name} FOR UPDATE`
	if (!prompt) return null
	// In a statement of its own: it must see what was written while this one waited for the lock.
	const { _max } = await tx.promptVersion.aggregate({ where: { promptName: name }, _max: { number: true } })
	return { active: prompt.active, newest: _max.number ?? 0 }
}
