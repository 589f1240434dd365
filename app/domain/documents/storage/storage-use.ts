import { shownSize } from '../file-size.ts'

/** How much of its plan's space a company uses, in bytes. */
export interface StorageUse {
	used: number
	space: number
	/** The plan's name. */
	plan: string
}

/** From this share of the space on, pages say how much is left. */
const fromShare = 0.8

/** Whether a company should be told how much space is left. */
export function isNearlyFull({ used, space }: StorageUse): boolean {
	return used >= fromShare * space
}

/** How much is used of how much: "980.0 MB of the 1 GB of the Free plan". */
export function shownUse({ used, space, plan }: StorageUse): string {
	return `${shownSize(used)} of the ${shownSize(space)} of the ${plan} plan`
}
