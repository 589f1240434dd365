import type { Services } from '#app/infrastructure/services.ts'
import { reviewPrompts, shippedPrompts, type PromptWords, type UsedPrompt } from './prompts/shipped-prompts.ts'

/**
 * Brings the prompts that come with the product into the database. New shipped words become a version; it comes into
 * use only where no admin has chosen the version in use. Doing it again changes nothing, and several programs may
 * start at once.
 */
export async function seedPrompts({ db }: Pick<Services, 'db'>): Promise<void> {
	for (const { name, body } of shippedPrompts) {
		await db.$transaction(async (tx) => {
			await tx.$executeRaw`INSERT INTO "prompts" ("name", "active_number") VALUES (${name}, 0) ON CONFLICT DO NOTHING`
			// Locked, so that two programs do not both add the same words.
			await tx.$queryRaw`SELECT 1 FROM "prompts" WHERE "name" = ${name} FOR UPDATE`
			const newestOf = (shipped: { authorId?: null }) =>
				tx.promptVersion.findFirst({
					where: { promptName: name, ...shipped },
					orderBy: { number: 'desc' },
					select: { number: true, body: true },
				})
			const [newest, newestShipped] = [await newestOf({}), await newestOf({ authorId: null })]
			if (newestShipped?.body === body) return
			const number = (newest?.number ?? 0) + 1
			const note = newest ? 'New words with an update of the product' : 'As shipped'
			await tx.promptVersion.create({ data: { promptName: name, number, body, note } })
			const chosen = await tx.promptActivation.findFirst({
				where: { promptName: name },
				orderBy: { id: 'desc' },
				select: { authorId: true },
			})
			if (chosen?.authorId) return
			await tx.prompt.update({ where: { name }, data: { activeNumber: number } })
			await tx.promptActivation.create({ data: { promptName: name, number, reason: note } })
		})
	}
}

/** The words in use of every prompt of a review, seeded first where a database has none yet. */
export async function activePrompts(services: Pick<Services, 'db'>): Promise<PromptWords> {
	const names = reviewPrompts.map(({ name }) => name)
	return Object.fromEntries(await readSeeded(services, names)) as PromptWords
}

/** The words in use of one prompt, seeded first where a database has none yet. */
export async function activePrompt(services: Pick<Services, 'db'>, name: (typeof shippedPrompts)[number]['name']): Promise<UsedPrompt> {
	return (await readSeeded(services, [name])).get(name)!
}

async function readSeeded(services: Pick<Services, 'db'>, names: readonly string[]): Promise<Map<string, UsedPrompt>> {
	return (await readActive(services, names)) ?? (await seedPrompts(services), await readActive(services, names)) ?? missing()
}

/** In the order of the names; `null` where one is not there yet. */
async function readActive({ db }: Pick<Services, 'db'>, names: readonly string[]): Promise<Map<string, UsedPrompt> | null> {
	const rows = await db.$queryRaw<{ name: string; body: string; number: number }[]>`
		SELECT "prompt"."name", "version"."body", "version"."number"
		FROM "prompts" AS "prompt"
		JOIN "prompt_versions" AS "version"
			ON "version"."prompt_name" = "prompt"."name" AND "version"."number" = "prompt"."active_number"`
	const words = new Map(rows.map(({ name, body, number }) => [name, { body, number }]))
	return names.every((name) => words.has(name)) ? new Map(names.map((name) => [name, words.get(name)!])) : null
}

function missing(): never {
	throw new Error('A prompt has no version in use, although all were just seeded')
}
