import { day } from '#app/units.ts'

/** The days that a history is looked at, both included, UTC; `null` without a limit. */
export interface Days {
	from: string | null
	to: string | null
}

/** The moments between which the events of some days are. */
export function momentsOf({ from, to }: Days): { from?: Date; until?: Date } {
	return {
		from: from === null ? undefined : new Date(`${from}T00:00:00Z`),
		until: to === null ? undefined : new Date(Date.parse(`${to}T00:00:00Z`) + day),
	}
}
