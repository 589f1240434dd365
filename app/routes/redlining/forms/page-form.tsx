import { createContext, use, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { takeOutSent, typedInto, boxesOf, type Drafts } from './drafts.ts'
import type { CardPlace } from './card-place.ts'
import type { Resource } from './resources.ts'
import type { FormAnswer } from './send-queue.ts'

/** What the page does with its forms when scripts run: otherwise the browser posts them. */
export interface FormHandlers {
	drafts: Drafts
	/** @param done called once the server accepted it */
	send(resource: Resource, form: FormData, done: (answer: FormAnswer) => void): void
	/** The input of a form changed, or was accepted. */
	onTyped(): void
	/** A form about words of the document was accepted. */
	onWritten(): void
	select(number: number): void
}

export const FormHandlersContext = createContext<FormHandlers | null>(null)

interface PageFormProps {
	resource: Resource
	place: Pick<CardPlace, 'documentId' | 'query' | 'version'>
	/** The fragment that the redirect without scripts leads to. */
	fragment: string
	/** The form's place, to show it again after a refusal; left out, the top of the page. */
	anchor?: string
	/** Hidden fields that distinguish the form from others of its resource. */
	about?: Record<string, string>
	/** Further hidden fields. */
	fields?: Record<string, string | number>
	/** Whether it is emptied after it was accepted. */
	resets?: boolean
	className?: string
	children: ReactNode
}

/**
 * A form of the redlining page. With scripts it is sent without leaving the page and its input is kept; without them
 * the browser posts it and returns to the same place.
 */
export function PageForm({
	resource,
	place,
	fragment,
	anchor,
	about = {},
	fields = {},
	resets = false,
	className,
	children,
}: PageFormProps) {
	const handlers = use(FormHandlersContext)
	const { search } = useLocation()

	function onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
		handlers?.drafts.keep(typedInto(form, resource, about))
		handlers?.onTyped()
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		if (!handlers) return
		event.preventDefault()
		const form = event.currentTarget
		// The next drawing may remove its button and the focus with it: the card takes the focus.
		form.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
		const sent = typedInto(form, resource, about)
		const { submitter } = event.nativeEvent as SubmitEvent
		handlers.send(resource, new FormData(form, submitter), ({ number }) => {
			const before = handlers.drafts.taken(sent, resets)
			handlers.onTyped()
			if (resource === 'undo' && number !== undefined) handlers.select(number)
			// On a slow network somebody may have typed more: that was not sent.
			if (!resets || !takeOutSent(boxesOf(form), sent, before)) return
			form.reset()
			form.closest('details')?.removeAttribute('open')
			if (form.closest('#write')) handlers.onWritten()
		})
	}

	return (
		<form
			method="post"
			action={`/review/${place.documentId}/${resource}${search}${anchor === undefined ? '' : `#${anchor}`}`}
			onInput={onInput}
			onSubmit={onSubmit}
			className={className}
		>
			<input type="hidden" name="query" value={place.query} />
			<input type="hidden" name="version" value={place.version} />
			<input type="hidden" name="fragment" value={fragment} />
			{Object.entries({ ...fields, ...about }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	)
}
