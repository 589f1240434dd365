import type { LanguageModel } from './language-model.ts'
import { openLanguageModel } from './open-language-model.server.ts'
import { read } from './server-context.server.ts'
import { minute } from '#app/units.ts'

/** A server on this machine that does not answer so soon is none. */
const patience = 300

const lookAgainAfter = minute

/** What can be talked to; models that only turn words into numbers, or sounds, are on many such servers too. */
const isChatModel = (id: string) => !/embed|rerank|whisper|\btts\b|bge-|clip/i.test(id)

/**
 * The first model of the first server that answers.
 *
 * @param context tokens that it takes at once, where the operator says so; else the server is asked
 * @returns `null` where none does
 */
export async function findLocalModel(addresses: readonly string[], context?: number): Promise<LanguageModel | null> {
	const lists = await Promise.all(addresses.map((address) => read(`${address}/models`, '', patience)))
	for (const [index, list] of lists.entries()) {
		const data = (list as { data?: unknown } | null)?.data
		const ids = Array.isArray(data) ? data.map((entry: { id?: unknown }) => entry?.id).filter((id) => typeof id === 'string') : []
		const name = ids.find((id) => /^\S{1,200}$/.test(id) && isChatModel(id))
		// Servers of one's own ask for no key; the library wants one.
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

/** A model on this machine that may come and go. */
export interface LocalModels {
	/** The one that was there when it was last looked for; looks again now and then, without making anybody wait. */
	current(): LanguageModel | null
}

/** Looks for a model on this machine, once at the start and then when it is asked for, at most once a minute. */
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
					// The same one keeps what is known of it.
					if (found?.name !== model?.name || found?.server !== model?.server) model = found
				})
			}
			return model
		},
	}
}
