import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'
import type { CardSuggestion } from '../cards/decision-line.tsx'

/** What the server answers to a form that scripts sent. */
export interface RedliningAnswer {
	/** What happened, in one sentence. */
	said: string
	failed: boolean
	/** The suggestion that it was about. */
	number?: number
}

/**
 * Sends forms to the page one after another, each when the one before was answered: whoever decides faster than the
 * network never loses a decision, and an undo takes back the right one.
 */
export function useRedliningQueue() {
	const { submit, data: answer } = useFetcher<RedliningAnswer>({ key: 'redlining' })
	const [waiting, setWaiting] = useState<FormData[]>([])
	const chain = useRef(Promise.resolve())
	const whenDone = useRef<(((answer: RedliningAnswer) => void) | undefined)[]>([])
	// The fetcher's own submit is another function after each of its answers.
	const latest = useRef(submit)
	useEffect(() => {
		latest.current = submit
	})
	useEffect(() => {
		if (!answer) return
		const done = whenDone.current.shift()
		if (!answer.failed) done?.(answer)
	}, [answer])

	/** @param done called once the form was taken; what somebody wrote must not be lost when it was not */
	const send = useCallback((form: FormData, done?: (answer: RedliningAnswer) => void) => {
		form.set('scripted', '1')
		whenDone.current.push(done)
		setWaiting((forms) => [...forms, form])
		chain.current = chain.current
			.then(() => latest.current(form, { method: 'post' }))
			.finally(() => setWaiting((forms) => forms.filter((each) => each !== form)))
	}, [])
	return { send, waiting, answer }
}

const decided: Record<string, SuggestionState> = { accept: 'accepted', reject: 'rejected', reopen: 'open', edit: 'edited' }

/** The suggestions as they will be once the waiting forms are answered: a decision shows at once. */
export function withWaiting(suggestions: readonly CardSuggestion[], waiting: readonly FormData[]): CardSuggestion[] {
	if (waiting.length === 0) return [...suggestions]
	const coming = new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]))
	for (const form of waiting) {
		const state = decided[text(form, 'do')]
		const suggestion = coming.get(text(form, 'suggestion'))
		// The number of its decisions rises too: a second one may be made before the first was answered.
		if (state && suggestion)
			coming.set(suggestion.id, {
				...suggestion,
				state,
				revision: suggestion.revision + 1,
				carriedFrom: undefined,
				...(state === 'edited' ? { proposed: text(form, 'text').split('\n') } : {}),
			})
	}
	return [...coming.values()]
}

function text(form: FormData, name: string): string {
	const value = form.get(name)
	return typeof value === 'string' ? value : ''
}
