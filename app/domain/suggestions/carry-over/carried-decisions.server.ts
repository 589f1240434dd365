import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The decisions about a version's suggestions that were carried over unchanged: by the suggestion's id, the version on
 * which they were made, as shown. Later decisions are not included.
 *
 * @param version one that the reader may see: this function does not check access
 */
export async function carriedDecisions(
	{ db }: Pick<Services, 'db'>,
	{ documentId, number }: { documentId: string; number: number },
): Promise<Map<string, string>> {
	const rows = await db.suggestion.findMany({
		where: { carriedFromId: { not: null }, decidedAt: { not: null }, version: { documentId, number: { lte: number } } },
		select: {
			id: true,
			carriedFromId: true,
			carriedFromVersion: true,
			carriedAt: true,
			decidedAt: true,
			version: { select: { number: true } },
		},
	})
	const carried = new Map(
		rows.map(({ id, carriedFromId, carriedFromVersion, carriedAt, decidedAt, version }) => [
			id,
			{
				from: carriedFromId!,
				version: carriedFromVersion!,
				carriedAt: carriedAt!.getTime(),
				decidedAt: decidedAt!.getTime(),
				on: version.number,
			},
		]),
	)
	/** A carried-over decision keeps its time: the chain is followed back as long as the time is the same. */
	const madeOn = (id: string, decidedAt: number): number | null => {
		const here = carried.get(id)
		if (!here || here.decidedAt !== decidedAt || decidedAt > here.carriedAt) return null
		return madeOn(here.from, decidedAt) ?? here.version
	}
	const onThis = [...carried].filter(([, { on }]) => on === number)
	return new Map(
		onThis.flatMap(([id, { decidedAt }]) => {
			const version = madeOn(id, decidedAt)
			return version === null ? [] : [[id, shownVersion(version)] as const]
		}),
	)
}
