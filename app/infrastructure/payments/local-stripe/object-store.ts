/** What every object of Stripe has. */
export interface StoredObject {
	id: string
	/** Its kind. */
	object: string
	customer?: string | null
}

/** The objects of the local Stripe, inside one change. What it gives out are copies: a change counts once it is put. */
export interface Objects {
	find<Found extends StoredObject>(id: string): Promise<Found | null>
	/** In the order in which they were made. */
	list<Found extends StoredObject>(kind: Found['object'], customer?: string): Promise<Found[]>
	put(object: StoredObject): Promise<void>
	remove(id: string): Promise<void>
}

/** Where the local Stripe remembers its objects. */
export interface ObjectStore {
	/** Does one thing after the other: nobody else reads or writes meanwhile, and if it throws, nothing of it is kept. */
	change<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result>
}

/** Objects in memory, for tests that make thousands of customers. */
export function createMemoryStore(): ObjectStore {
	// As text, which is copied faster than objects are.
	const kept = new Map<string, { kind: string; customer: string | null; text: string }>()
	let last: Promise<unknown> = Promise.resolve()

	async function changeAlone<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result> {
		const before = new Map<string, ReturnType<typeof kept.get>>()
		const note = (id: string) => {
			if (!before.has(id)) before.set(id, kept.get(id))
		}
		try {
			return await work({
				async find<Found extends StoredObject>(id: string) {
					const found = kept.get(id)
					return found ? (JSON.parse(found.text) as Found) : null
				},
				async list<Found extends StoredObject>(kind: Found['object'], customer?: string) {
					const found = [...kept.values()].filter((each) => each.kind === kind && (customer === undefined || each.customer === customer))
					return found.map(({ text }) => JSON.parse(text) as Found)
				},
				async put(object) {
					note(object.id)
					kept.set(object.id, { kind: object.object, customer: object.customer ?? null, text: JSON.stringify(object) })
				},
				async remove(id) {
					note(id)
					kept.delete(id)
				},
			})
		} catch (error) {
			for (const [id, object] of before) {
				if (object) kept.set(id, object)
				else kept.delete(id)
			}
			throw error
		}
	}

	return {
		change(work) {
			const result = last.then(() => changeAlone(work))
			last = result.catch(() => undefined)
			return result
		},
	}
}
