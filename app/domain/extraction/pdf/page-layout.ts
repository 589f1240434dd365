import type { PagePosition, PlacedWords, TextLayout } from '../text-layout.ts'
import type { PieceSource } from './line.ts'
import type { PageText, TextFragment } from './text-fragment.ts'

/** Where a fragment is on its page as viewers show the page, whatever direction it is written in. */
export function positionOf(fragment: TextFragment, { page, width, height, turn }: PageText): PagePosition & { page: number } {
	const radians = (fragment.angle * Math.PI) / 180
	const x = fragment.left * Math.cos(radians) - fragment.baseline * Math.sin(radians)
	const y = fragment.left * Math.sin(radians) + fragment.baseline * Math.cos(radians)
	return {
		page,
		...turnedBack({ x, y }, { width, height, turn }),
		width: fragment.right - fragment.left,
		size: fragment.size,
		angle: halfTurnAtMost(fragment.angle - turn),
	}
}

/** The same direction from -179 to 180 degrees. */
function halfTurnAtMost(angle: number): number {
	return angle <= -180 ? angle + 360 : angle
}

/** A point of a page that was turned clockwise to be read, in the page before that. */
function turnedBack({ x, y }: { x: number; y: number }, { width, height, turn }: Pick<PageText, 'width' | 'height' | 'turn'>) {
	if (turn === 90) return { x: y, y: width - x }
	if (turn === 180) return { x: width - x, y: height - y }
	if (turn === 270) return { x: height - y, y: x }
	return { x, y }
}

/** Words of the document at their place. @param start UTF-16 offset of the source in the text of the document */
export function placedWords({ length, position: { x, y, width, size, angle } }: PieceSource, start: number): PlacedWords {
	return { start, length, x: rounded(x), y: rounded(y), width: rounded(width), size: rounded(size), angle }
}

/** The pages as viewers show them, each with its words in the order of the text. */
export function layoutOf(pages: PageText[], placed: ReadonlyMap<number, PlacedWords[]>): TextLayout {
	return {
		pages: pages.map(({ page, width, height, turn }) => {
			const [across, down] = turn % 180 === 0 ? [width, height] : [height, width]
			return { page, width: rounded(across), height: rounded(down), words: placed.get(page) ?? [] }
		}),
	}
}

/** A tenth of a point can't be seen. */
function rounded(points: number): number {
	return Math.round(points * 10) / 10
}
