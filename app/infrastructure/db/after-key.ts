/** The entry after which a page of a list begins, in the list's order: the latest first, then by id. */
export interface PageKey {
	/** The date that the list is ordered by. */
	at: Date
	id: string
}

/**
 * The condition of a page that begins after an entry; of the first page, which has none.
 *
 * @param field the date that the list is ordered by
 */
export function afterKey<Field extends 'createdAt' | 'updatedAt' | 'deletedAt'>(field: Field, after: PageKey | undefined) {
	if (!after) return {}
	const { at, id } = after
	return { OR: [{ [field]: { lt: at } }, { [field]: at, id: { gt: id } }] } as {
		OR: [Record<Field, { lt: Date }>, Record<Field, Date> & { id: { gt: string } }]
	}
}
