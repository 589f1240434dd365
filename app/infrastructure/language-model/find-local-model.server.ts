import type { LanguageModel } from './language-model.ts'
import { openLanguageModel } from './open-language-model.server.ts'
import { read } from './server-context.server.ts'
import { minute } from '#app/units.ts'

/** Milliseconds; a server on this machine that takes longer counts as absent. */
const patience = 300

const lookAgainAfter = minute

/** Chat models only: many such servers also have embedding, ranking or speech models. */
const isChatModel = (id: string) => !/embed|rerank|whisper|\btts\b|bge-|clip/i.test(id)

/**
 * The first model of the first server that answers.
 *
 * @param context in tokens, if the operator set it; otherwise the server is asked
 * @returns `null` when none answers
 */
export async function findLocalModel(addresses: readonly string[], context?: number): Promise<LanguageModel | null> {
	const lists = await Promise.all(addresses.map((address) => read(`${address}/models`, '', patience)))
	for (const [index, list] of lists.entries()) {
		const data = (list as { data?: unknown } | null)?.data
		const ids = Array.isArray(data) ? data.map((entry: { id?: unknown }) => entry?.id).filter((id) => typeof id === 'string') : []
		const name = ids.find((id) => /^\S{1,200}$/.test(id) && isChatModel(id))
		// Local servers need no key, but the library requires one.
		if (name)
			return openLanguageModel({
				apiKey: 'none',
				baseUrl: addresses[index]!,
				name,
				found: true,
				...(context === undefined ? {} : { context }),
			})
	}
	return null
}

/** The model on this machine, which may come and go. */
export interface LocalModels {
	/** The model found last; looks again now and then in the background. */
	current(): LanguageModel | null
}

/** Looks for a model on this machine at the start and then on use, at most once a minute. */
export async function watchLocalModels(
	addresses: readonly string[],
	{ context, now = Date.now }: { context?: number | undefined; now?: () => number } = {},
): Promise<LocalModels> {
	let model = await findLocalModel(addresses, context)
	let looked = now()
	return {
		current() {
			if (now() - looked >= lookAgainAfter) {
				looked = now()
				void findLocalModel(addresses, context).then((found) => {
					// The same model keeps what is known about it.
					if (found?.name !== model?.name || found?.server !== model?.server) model = found
				})
			}
			return model
		},
	}
}
