import { use, useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { findingAnchor, reportLink } from '#app/components/report/report-links.ts'
import type { RedliningKey } from './keys/keyboard.tsx'
import { filterSuggestions, queryString, redliningLink, type RedliningQuery } from './redlining-links.ts'
import { HeldContext } from './one-version.ts'
import type { ReadyPage } from './redlining-page.server.ts'
import type { CardPlace } from './forms/card-place.ts'
import { useSendQueue, withWaiting } from './forms/send-queue.ts'
import { focusOnComment, focusOnWords, showSuggestion } from './scroll.ts'
import type { Drafts } from './forms/drafts.ts'
import { choice } from './forms/resources.ts'
import type { FormHandlers } from './forms/page-form.tsx'
import { suggestionPressed } from './pressed-suggestion.ts'

/** Milliseconds until the browser has begun a download and knows that it does not leave the page. */
const fetchStart = 1000

/** The paragraph, or the words in it, to write about. */
export interface Writing {
	paragraphId: string
	/** `null`: the whole paragraph. */
	start: number | null
	end: number | null
}

/** The page's state: from its URL without scripts, and with them from what was done since. */
export type Redlining = ReturnType<typeof useRedlining>

/**
 * @param page the page as the server gave it
 * @param ask the query of its URL
 * @param drafts where unsent input is kept
 */
export function useRedlining(page: ReadyPage, ask: RedliningQuery, drafts: Drafts) {
	const { key: locationKey } = useLocation()
	const { send, waiting, answer } = useSendQueue(page.documentId)
	const suggestions = useMemo(() => withWaiting(page.suggestions, waiting), [page.suggestions, waiting])
	const shown = useMemo(() => filterSuggestions(suggestions, ask), [suggestions, ask])
	const [selected, setSelected] = useState(ask.selected)
	const [write, setWrite] = useState<Writing | null>(whole(ask.write))
	const [seen, setSeen] = useState(locationKey)
	// A new URL overrides the earlier selection.
	if (seen !== locationKey) {
		setSeen(locationKey)
		setSelected(ask.selected)
		setWrite(whole(ask.write))
	}

	const place = useMemo(() => cardPlace(page, ask), [page, ask])
	const toShow = useRef<number | null>(null)
	const [timesSelected, setTimesSelected] = useState(0)
	const select = useCallback((number: number) => {
		toShow.current = number
		setSelected(number)
		// A suggestion that is already open may have been scrolled away.
		setTimesSelected((times) => times + 1)
	}, [])
	useEffect(() => {
		if (toShow.current === null || toShow.current !== selected) return
		toShow.current = null
		showSuggestion(selected)
	}, [selected, timesSelected])
	const [unsent, setUnsent] = useState(false)
	const [fetching, setFetching] = useState(false)
	const fetchesFile = () => {
		setFetching(true)
		setTimeout(() => setFetching(false), fetchStart)
	}
	const formHandlers = useMemo(
		(): FormHandlers => ({
			drafts,
			send,
			select,
			onTyped: () => setUnsent(drafts.any),
			onWritten: () => setWrite(null),
		}),
		[drafts, send, select],
	)
	/** Clicking a suggestion's words or number opens it: one handler for the hundreds of marks of a long document. */
	const onClick = (event: MouseEvent) => {
		const pressed = suggestionPressed(event)
		if (pressed === undefined) return
		event.preventDefault()
		event.stopPropagation()
		if (pressed === null) setSelected(null)
		else select(pressed)
	}
	const reportHeld = use(HeldContext)
	const held = waiting.length > 0 ? 'sending' : unsent ? 'typed' : null
	useEffect(() => {
		reportHeld(held)
		return () => reportHeld(null)
	}, [reportHeld, held])

	/** The suggestion so many steps away among those shown, counting only those that pass. */
	const around = (step: 1 | -1, passes: (number: number) => boolean = () => true) => {
		const at = shown.findIndex(({ number }) => number === selected)
		const rest = step === 1 ? shown.slice(at + 1) : shown.slice(0, at === -1 ? undefined : at).reverse()
		return rest.find(({ number }) => passes(number)) ?? null
	}
	const onKey = (key: RedliningKey) => {
		if (key === 'undo') return pressed(document.querySelector('button[data-undo]'))
		if (key === 'next' || key === 'previous') {
			const next = around(key === 'next' ? 1 : -1)
			if (next) select(next.number)
			return
		}
		if (selected === null) return
		if (key === 'edit') return focusOnWords(selected)
		if (key === 'comment') return focusOnComment(selected)
		const button = document.querySelector(`#s-${selected} button[name="${choice}"][value="${key}"]`)
		if (!button) return
		const next = around(1, (number) => shown.some((each) => each.number === number && each.state === 'open'))
		pressed(button)
		if (next) select(next.number)
	}

	return {
		suggestions,
		shown,
		selected,
		place,
		write,
		around,
		onKey,
		answer,
		waiting: waiting.length > 0,
		/** Whether leaving the page would lose something. */
		unsaved: waiting.length > 0 || (unsent && !fetching),
		fetchesFile,
		formHandlers,
		onClick,
		openWrite: (words: { paragraphId: string; start: number; end: number }) =>
			setWrite({ paragraphId: words.paragraphId, start: words.start, end: words.end }),
		closeWrite: () => setWrite(null),
		links: { closed: redliningLink(page.documentId, { ...ask, write: null }), write: writeLink(page.documentId, ask) },
	}
}

function pressed(button: Element | null | undefined): void {
	if (button instanceof HTMLElement) button.click()
}

function whole(paragraphId: string | null): Writing | null {
	return paragraphId === null ? null : { paragraphId, start: null, end: null }
}

function writeLink(documentId: string, ask: RedliningQuery): string {
	const link = redliningLink(documentId, { ...ask, selected: null, write: null })
	return `${link}${link.includes('?') ? '&' : '?'}write=`
}

function cardPlace(page: ReadyPage, ask: RedliningQuery): CardPlace {
	const query = queryString(ask)
	return {
		key: JSON.stringify([page.documentId, page.version.number, page.may, page.people, query]),
		documentId: page.documentId,
		query,
		version: page.version.number,
		mayDecide: page.may.decide,
		mayComment: page.may.comment,
		// People can't mention themselves; invited addresses can be mentioned by those who see them.
		people: page.people.flatMap(({ id, shareId, name, email }) =>
			id === page.me || (id === null && email === null) ? [] : [{ id: id ?? shareId ?? '', name }],
		),
		linkTo: (number) => redliningLink(page.documentId, { ...ask, selected: number, write: null }, `s-${number}`),
		findingLink: (findingId) => reportLink({ documentId: page.documentId, version: ask.version }, { fragment: findingAnchor(findingId) }),
	}
}
