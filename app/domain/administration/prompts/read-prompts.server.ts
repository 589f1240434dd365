import { placeholdersOf } from '#app/domain/review/model/prompts/placeholders.ts'
import { shippedPrompts } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { subjectOf } from './prompt-samples.ts'
import { namesOf } from '../names-of.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'

/** Every prompt with its version in use, in the order in which the model gets them. */
export async function listPrompts({ db }: Pick<Services, 'db'>, _administrator: Administrator) {
	const rows = await db.prompt.findMany({
		select: {
			name: true,
			activeNumber: true,
			versions: { orderBy: { number: 'desc' }, select: { number: true, authorId: true, createdAt: true } },
			activations: { orderBy: { id: 'desc' }, take: 1, select: { authorId: true, createdAt: true } },
		},
	})
	const nameOf = await namesOf({ db }, [...rows.flatMap(({ activations, versions }) => [...activations, ...versions])])
	return shippedPrompts.flatMap(({ name, title }) =>
		rows
			.filter((row) => row.name === name)
			.map(({ activeNumber, versions, activations: [activation] }) => ({
				name,
				title,
				activeNumber,
				versions: versions.length,
				/** Versions that were written after the one in use. */
				waiting: versions.filter(({ number }) => number > activeNumber).length,
				activatedBy: nameOf(activation?.authorId ?? null),
				activatedAt: activation?.createdAt ?? versions.find(({ number }) => number === activeNumber)!.createdAt,
			})),
	)
}

/** How many prompts there are. */
export function countPrompts({ db }: Pick<Services, 'db'>, _administrator: Administrator): Promise<number> {
	return db.prompt.count({ where: { name: { in: shippedPrompts.map(({ name }) => name) } } })
}

/** One prompt as its page shows it. */
export type ReadPrompt = NonNullable<Awaited<ReturnType<typeof readPrompt>>>

/**
 * One prompt with all its versions, the newest first, and which of them were in use, when and why.
 *
 * @returns `null` for a prompt that does not exist
 */
export async function readPrompt({ db }: Pick<Services, 'db'>, _administrator: Administrator, name: string) {
	const shipped = shippedPrompts.find((prompt) => prompt.name === name)
	const prompt =
		shipped &&
		(await db.prompt.findUnique({
			where: { name },
			select: {
				activeNumber: true,
				versions: { orderBy: { number: 'desc' }, select: { number: true, body: true, note: true, authorId: true, createdAt: true } },
				activations: { orderBy: { id: 'desc' }, select: { number: true, reason: true, authorId: true, createdAt: true } },
			},
		}))
	if (!prompt) return null
	const nameOf = await namesOf({ db }, [...prompt.versions, ...prompt.activations])
	return {
		name: shipped.name,
		title: shipped.title,
		subject: subjectOf(shipped.name),
		placeholders: placeholdersOf(shipped),
		activeNumber: prompt.activeNumber,
		/** The newest version. */
		newest: prompt.versions[0]?.number ?? 0,
		versions: prompt.versions.map(({ authorId, ...version }) => ({ ...version, author: nameOf(authorId), shipped: authorId === null })),
		activations: prompt.activations.map(({ authorId, ...activation }) => ({ ...activation, author: nameOf(authorId) })),
	}
}
