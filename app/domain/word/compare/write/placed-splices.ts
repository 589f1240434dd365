import { Splices } from '#app/domain/word/package/xml/splices.ts'

/** Splices that know where they are made. */
export class PlacedSplices extends Splices {
	private readonly places: number[] = []

	override replace(start: number, end: number, text: string): void {
		super.replace(start, end, text)
		this.places.push(start)
	}

	/** Whether something was written between two places, at the places themselves too. */
	touches(start: number, end: number): boolean {
		return this.places.some((place) => place >= start && place <= end)
	}
}
