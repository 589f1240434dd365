import { createHash } from 'node:crypto'
import type { OpenVersion } from '#app/domain/access/document-access.ts'
import type { LanguageModel, ModelQuestion, RequestEnd } from '#app/infrastructure/language-model/language-model.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What is the same for all requests of one review. */
export interface CallOrigin {
	reviewId: string
	model: Pick<LanguageModel, 'name' | 'server'>
	/** The versions of the prompts, by name. */
	prompts: Readonly<Record<string, { number: number }>>
	masked: boolean
}

/**
 * Writes each request down before it leaves, with the hash of its exact body, and how it ended. The words themselves
 * are not kept: whoever has the document can prove by the hash what left.
 */
export function logRequests({ db }: Pick<Services, 'db'>, { reviewId, model, prompts, masked }: CallOrigin): ModelQuestion['onRequest'] {
	const versions = Object.entries(prompts).map(([name, { number }]) => `${name}@${number}`)
	return async (body) => {
		const sha256 = createHash('sha256').update(body).digest('hex')
		const { id } = await db.modelCall.create({
			data: { reviewId, server: model.server, model: model.name, prompts: versions, characters: body.length, masked, sha256 },
			select: { id: true },
		})
		return async ({ outcome, usage }: RequestEnd) => {
			await db.modelCallEnd.create({
				data: { callId: id, outcome, inputTokens: usage?.input ?? null, outputTokens: usage?.output ?? null },
			})
		}
	}
}

/** One request as the report page shows it. */
export type ListedCall = Awaited<ReturnType<typeof listModelCalls>>[number]

/** Everything of a version that left this machine for a language model, over all its reviews, in order. */
export async function listModelCalls({ db }: Pick<Services, 'db'>, version: Pick<OpenVersion, 'id'>) {
	const reviews = await db.review.findMany({ where: { versionId: version.id }, select: { id: true } })
	const calls = await db.modelCall.findMany({
		where: { reviewId: { in: reviews.map(({ id }) => id) } },
		orderBy: { id: 'asc' },
		include: { end: true },
	})
	return calls.map(({ id, createdAt, server, model, prompts, characters, masked, sha256, end }) => ({
		id: String(id),
		at: createdAt.toISOString(),
		server,
		model,
		prompts,
		characters,
		masked,
		sha256,
		outcome: end?.outcome ?? null,
		inputTokens: end?.inputTokens ?? null,
		outputTokens: end?.outputTokens ?? null,
	}))
}
