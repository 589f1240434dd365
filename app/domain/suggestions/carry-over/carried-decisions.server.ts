import { shownVersion } from '#app/domain/documents/version-number.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The decisions about a version's suggestions that were made on an earlier version and stand as they came: by the
 * suggestion's id the version that they were made on, as it is shown. What was decided anew since is not among them.
 *
 * @param version that the reader may see; this function asks nobody
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
	/** A decision goes from version to version with its time: where that is another one, it was made there. */
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
