import { createContext, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { needText } from './text-needed.ts'

/** What tells of which version a page speaks. */
interface OfVersion {
	documentId: string
	version: { number: number }
}

/** How a version reads, as its own loader gives it. */
interface Text {
	/** `null` where there is no such version for the member. */
	versionNumber: number | null
	/** Whether it is still being made. */
	underWay?: boolean
}

/** What stands on the screen. */
export interface Shown<Page, Reads> {
	/** The last page whose text was there too; `null` before there was one. */
	together: { page: Page; text: Reads } | null
	/** Whether something of another version came since. */
	outdated: boolean
	/** The version that took the place of the one that was read, if one did. */
	arrived: number | null
	/** What came last. */
	came: { page: Page; text: Reads }
}

/** What is shown once a page and a text came: marks stand at words of their own version, or not at all. */
export function nextShown<Page extends OfVersion, Reads extends Text>(
	before: Shown<Page, Reads> | null,
	page: Page,
	text: Reads,
): Shown<Page, Reads> {
	if (before?.came.page === page && before.came.text === text) return before
	const came = { page, text }
	const known = before?.together?.page.documentId === page.documentId ? before : null
	const arrived = known?.arrived ?? null
	if (text.versionNumber !== page.version.number) return { together: known?.together ?? null, outdated: true, arrived, came }
	return { together: came, outdated: false, arrived: known?.outdated ? page.version.number : arrived, came }
}

/** What the page has that would be lost with it: words that were typed, or forms on their way. */
export type Held = 'typed' | 'sending' | null

/** Where the page tells what it holds. */
export const HeldContext = createContext<(held: Held) => void>(() => undefined)

/**
 * Keeps the page and the text of one version together. The text is not loaded with each decision, so that a version
 * which somebody uploads meanwhile reaches the page first: the text of that version is then fetched as well, at once or
 * when nothing is lost with the words it is about.
 */
export function useOneVersion<Page extends OfVersion, Reads extends Text>(page: Page, text: Reads) {
	const [before, setBefore] = useState(() => nextShown(null, page, text))
	const shown = nextShown(before, page, text)
	if (shown !== before) setBefore(shown)
	const [held, setHeld] = useState<Held>(null)
	const { revalidate } = useRevalidator()
	const { together, outdated, arrived, came } = shown
	const fetches = outdated && held === null
	useEffect(() => {
		needText(fetches || came.text.underWay === true)
		if (fetches) void revalidate()
	}, [fetches, came, revalidate])
	return {
		together,
		arrived,
		setHeld,
		/** Fetches the newer version that waits for typed words to be sent; `null` where none waits. */
		fetchNewer: outdated && held === 'typed' ? () => setHeld(null) : null,
	}
}
