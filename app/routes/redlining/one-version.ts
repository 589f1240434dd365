import { createContext, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { needText } from './text-needed.ts'

interface OfVersion {
	documentId: string
	version: { number: number }
}

interface Text {
	/** `null` where there is no such version for the member. */
	versionNumber: number | null
	/** Whether a job is still making it. */
	underWay?: boolean
}

/** What the screen shows. */
export interface Shown<Page, Reads> {
	/** The last page with its text; `null` before there was one. */
	together: { page: Page; text: Reads } | null
	/** Whether something of another version was loaded since. */
	outdated: boolean
	/** The version that replaced the shown one, if one did. */
	arrived: number | null
	/** What was loaded last. */
	came: { page: Page; text: Reads }
}

/** What to show after loading a page and a text: marks are only drawn on their own version. */
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

/** What would be lost with the page: typed input, or forms being sent. */
export type Held = 'typed' | 'sending' | null

/** Reports what the page would lose. */
export const HeldContext = createContext<(held: Held) => void>(() => undefined)

/**
 * Keeps the page and the text of one version together. Decisions do not reload the text, so a newly uploaded version
 * reaches the page first: its text is then fetched too, at once or when no input would be lost.
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
		/** Fetches the newer version that unsent input holds back; `null` when none waits. */
		fetchNewer: outdated && held === 'typed' ? () => setHeld(null) : null,
	}
}
