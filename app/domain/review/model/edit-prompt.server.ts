import { z } from 'zod'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { shippedPrompts } from './prompts/shipped-prompts.ts'

type Admin = Pick<Member, 'id' | 'companyId' | 'userType' | 'address'>

const longestPrompt = 8000

/** What an admin may write: new words, and why. */
export const PromptChange = z.object({
	body: z
		.string()
		.trim()
		.min(1, { error: 'A prompt needs words.' })
		.max(longestPrompt, { error: `A prompt has at most ${longestPrompt} characters.` }),
	note: z
		.string()
		.trim()
		.min(1, { error: 'Say in a few words why you change it.' })
		.max(200, { error: 'A note has at most 200 characters.' }),
	/** The version that the admin edited. */
	editedFrom: z.number().int(),
})

export type PromptChange = z.output<typeof PromptChange>

/**
 * Every prompt with its version in use.
 *
 * @returns `null` for anybody who is no admin
 */
export async function listPrompts({ db }: Pick<Services, 'db'>, admin: Admin) {
	if (!isAdmin(admin)) return null
	const rows = await db.prompt.findMany({ select: { name: true, activeNumber: true, _count: { select: { versions: true } } } })
	return shippedPrompts.flatMap(({ name, title }) =>
		rows.filter((row) => row.name === name).map(({ activeNumber, _count }) => ({ name, title, activeNumber, versions: _count.versions })),
	)
}

/**
 * One prompt with all its versions, the newest first.
 *
 * @returns `null` for anybody who is no admin, in the same way as for a prompt that does not exist
 */
export async function readPrompt({ db }: Pick<Services, 'db'>, admin: Admin, name: string) {
	const shipped = shippedPrompts.find((prompt) => prompt.name === name)
	if (!isAdmin(admin) || !shipped) return null
	const prompt = await db.prompt.findUnique({
		where: { name },
		select: {
			activeNumber: true,
			versions: { orderBy: { number: 'desc' }, select: { number: true, body: true, note: true, authorId: true, createdAt: true } },
		},
	})
	return prompt && { name, title: shipped.title, ...prompt }
}

/**
 * Puts new words in use as a further version; earlier ones stay as they were. To go back to one, write its words again.
 *
 * @returns the new version's number; `null` for anybody who is no admin or an unknown prompt; 'overtaken' when another
 * admin has changed it since
 */
export async function editPrompt(
	{ db }: Pick<Services, 'db'>,
	admin: Admin,
	name: string,
	{ body, note, editedFrom }: PromptChange,
): Promise<number | 'overtaken' | null> {
	if (!isAdmin(admin)) return null
	return db.$transaction(async (tx) => {
		const [prompt] = await tx.$queryRaw<{ active: number; newest: number }[]>`
			SELECT "active_number" AS "active", (SELECT max("number") FROM "prompt_versions" WHERE "prompt_name" = ${name})::int AS "newest"
			FROM "prompts" WHERE "name" = ${name} FOR UPDATE`
		if (!prompt) return null
		if (prompt.active !== editedFrom) return 'overtaken'
		const number = prompt.newest + 1
		await tx.promptVersion.create({ data: { promptName: name, number, body, note, authorId: admin.id } })
		await tx.prompt.update({ where: { name }, data: { activeNumber: number } })
		await recordEvent(tx, {
			type: 'prompt.edited',
			actor: admin,
			companyId: admin.companyId,
			subject: name,
			details: { prompt: name, from: editedFrom, to: number },
		})
		return number
	})
}

function isAdmin({ userType }: Admin) {
	return userType === 'admin'
}
