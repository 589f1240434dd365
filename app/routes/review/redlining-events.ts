import { useEffect, useRef, type RefObject } from 'react'

interface Doings {
	select(number: number): void
	/** @param done called once the server took it */
	send(form: FormData, done: () => void): void
	close(): void
	closeWrite(): void
}

/**
 * Listens once for the whole page instead of at each of its hundreds of marks and forms: a press on a suggestion's
 * words or number opens it, and forms are sent without leaving the page.
 */
export function useRedliningEvents(root: RefObject<HTMLElement | null>, doings: Doings): void {
	const latest = useRef(doings)
	useEffect(() => {
		latest.current = doings
	})
	useEffect(() => {
		const element = root.current
		const onClick = (event: MouseEvent) => {
			const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-select], [data-show], [data-s], [data-unselect]') : null
			if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
			// Who marks words wants those words, not the suggestion that lies under them.
			if (!target.matches('a') && document.getSelection()?.isCollapsed === false) return
			const number = Number(target.dataset.select ?? target.dataset.show ?? target.dataset.s)
			event.preventDefault()
			event.stopPropagation()
			if (target.dataset.unselect !== undefined) latest.current.close()
			else latest.current.select(number)
		}
		const onSubmit = (event: SubmitEvent) => {
			const form = event.target
			if (!(form instanceof HTMLFormElement) || form.dataset.scripted === undefined) return
			event.preventDefault()
			// Its button may be gone with the next drawing, and the focus with it.
			form.closest<HTMLElement>('[data-card]')?.focus({ preventScroll: true })
			latest.current.send(new FormData(form, event.submitter), () => {
				if (form.dataset.reset === undefined) return
				form.reset()
				form.closest('details')?.removeAttribute('open')
				if (form.closest('#write')) latest.current.closeWrite()
			})
		}
		// Before React's own listeners: a link that opens a card must not lead to another page as well.
		element?.addEventListener('click', onClick, { capture: true })
		element?.addEventListener('submit', onSubmit)
		return () => {
			element?.removeEventListener('click', onClick, { capture: true })
			element?.removeEventListener('submit', onSubmit)
		}
	}, [root])
}
