import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useFetcher } from 'react-router'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'
import type { CardSuggestion } from '../cards/decision-line.tsx'
import { choice, type Resource } from './resources.ts'

/** The server's answer to a form sent by script. */
export interface FormAnswer {
	/** What happened, in one sentence. */
	message: string
	failed: boolean
	/** The suggestion that it was about. */
	number?: number
}

/** A form waiting for its answer. */
export interface WaitingForm {
	resource: Resource
	form: FormData
}

/**
 * Sends the page's forms one after another, each after the answer to the previous one, so that fast decisions are
 * never lost and undo affects the right one.
 */
export function useSendQueue(documentId: string) {
	const { submit, data: answer } = useFetcher<FormAnswer>({ key: 'redlining' })
	const [waiting, setWaiting] = useState<WaitingForm[]>([])
	const chain = useRef(Promise.resolve())
	const whenDone = useRef<(((answer: FormAnswer) => void) | undefined)[]>([])
	// The fetcher's submit function changes with each of its answers.
	const latest = useRef(submit)
	useEffect(() => {
		latest.current = submit
	})
	useEffect(() => {
		if (!answer) return
		const done = whenDone.current.shift()
		if (!answer.failed) done?.(answer)
	}, [answer])

	/** @param done called once the form was accepted; a refused one must keep its input */
	const send = useCallback(
		(resource: Resource, form: FormData, done?: (answer: FormAnswer) => void) => {
			form.set('scripted', '1')
			const sent: WaitingForm = { resource, form }
			whenDone.current.push(done)
			setWaiting((forms) => [...forms, sent])
			chain.current = chain.current
				.then(() => latest.current(form, { method: 'post', action: `/review/${documentId}/${resource}` }))
				// In a transition like the answer's own drawing: at once, the card would show the state before for a moment.
				.finally(() => startTransition(() => setWaiting((forms) => forms.filter((each) => each !== sent))))
		},
		[documentId],
	)
	// Leaving the page would drop what was not sent yet: the browser asks first.
	useBeforeUnload((event) => {
		if (waiting.length > 0) event.preventDefault()
	})
	return { send, waiting, answer }
}

const decided: Record<string, SuggestionState> = { accept: 'accepted', reject: 'rejected', reopen: 'open', edit: 'edited' }

/** The suggestions with the waiting forms applied, so that a decision shows at once. */
export function withWaiting(suggestions: readonly CardSuggestion[], waiting: readonly WaitingForm[]): CardSuggestion[] {
	if (waiting.length === 0) return [...suggestions]
	const coming = new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]))
	for (const { resource, form } of waiting) {
		const state = resource === 'decisions' ? decided[text(form, choice)] : undefined
		const suggestion = coming.get(text(form, 'suggestion'))
		// The revision rises too: a second decision may be made before the first was answered.
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
