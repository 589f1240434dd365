import { useEffect, useRef, type RefObject } from 'react'
import { takeOutSent, type Drafts, type TypedForm } from './drafts.ts'
import type { RedliningAnswer } from './send-queue.ts'

interface Doings {
	select(number: number): void
	/** @param done called once the server took it */
	send(form: FormData, done: (answer: RedliningAnswer) => void): void
	close(): void
	closeWrite(): void
	/** Something was typed into a form, or what was typed was taken. */
	typed(): void
	/** A file is fetched: the browser takes that for leaving the page. */
	fetchesFile(): void
}

/**
 * Listens once for the whole page instead of at each of its hundreds of marks and forms: a press on a suggestion's
 * words or number opens it, what is typed is kept, and forms are sent without leaving the page.
 */
export function useRedliningEvents(root: RefObject<HTMLElement | null>, drafts: Drafts, doings: Doings): void {
	const latest = useRef(doings)
	useEffect(() => {
		latest.current = doings
	})
	useEffect(() => {
		const element = root.current
		const onClick = (event: MouseEvent) => {
			const target =
				event.target instanceof Element ? event.target.closest<HTMLElement>('[data-select], [data-show], [data-s], [data-unselect]') : null
			if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
			// Who marks words wants those words, not the suggestion that lies under them.
			if (!target.matches('a') && document.getSelection()?.isCollapsed === false) return
			const number = Number(target.dataset.select ?? target.dataset.show ?? target.dataset.s)
			event.preventDefault()
			event.stopPropagation()
			if (target.dataset.unselect !== undefined) latest.current.close()
			else latest.current.select(number)
		}
		const onInput = (event: Event) => {
			const form = event.target instanceof Element ? event.target.closest('form') : null
			if (form?.dataset.scripted === undefined) return
			drafts.keep(typedInto(form))
			latest.current.typed()
		}
		const onSubmit = (event: SubmitEvent) => {
			const form = event.target
			if (!(form instanceof HTMLFormElement)) return
			if (form.dataset.scripted === undefined) {
				if (form.method === 'get') latest.current.fetchesFile()
				return
			}
			event.preventDefault()
			// Its button may be gone with the next drawing, and the focus with it: the card takes that.
			form.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
			const sent = typedInto(form)
			const empties = form.dataset.reset !== undefined
			latest.current.send(new FormData(form, event.submitter), ({ number }) => {
				const before = drafts.taken(sent, empties)
				latest.current.typed()
				if (sent.sends.do === 'undo' && number !== undefined) latest.current.select(number)
				// On a slow network somebody writes on meanwhile: that was not sent.
				if (!empties || !takeOutSent(boxesOf(form), sent, before)) return
				form.reset()
				form.closest('details')?.removeAttribute('open')
				if (form.closest('#write')) latest.current.closeWrite()
			})
		}
		// Before React's own listeners: a link that opens a card must not lead to another page as well.
		element?.addEventListener('click', onClick, { capture: true })
		element?.addEventListener('input', onInput)
		element?.addEventListener('submit', onSubmit)
		return () => {
			element?.removeEventListener('click', onClick, { capture: true })
			element?.removeEventListener('input', onInput)
			element?.removeEventListener('submit', onSubmit)
		}
	}, [root, drafts])
}

function boxesOf(form: HTMLFormElement): (HTMLTextAreaElement | HTMLInputElement)[] {
	return [...form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input[type="text"], input[type="email"]')]
}

/** A form with what is typed into it; what it asks for stands on its button. */
function typedInto(form: HTMLFormElement): TypedForm {
	const sends = Object.fromEntries([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'))
	return {
		sends: { ...sends, do: form.querySelector<HTMLButtonElement>('button[name="do"]')?.value ?? '' },
		boxes: boxesOf(form).map(({ name, value, defaultValue }) => ({ name, value, drawn: defaultValue })),
	}
}
