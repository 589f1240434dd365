import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { neededFields } from '#app/domain/templates/fields/needed-fields.ts'
import { checkValues } from '#app/domain/templates/fields/check-values.ts'
import type { FieldValues, TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { inputName, readTyped } from '#app/domain/templates/generate/answers/typed-answers.ts'
import type { RefusedStep } from './save-step.server.ts'

/** How long after a key nothing is typed before the answers are kept, in milliseconds. */
const pause = 700

interface LiveFields {
	fields: readonly TemplateField[]
	values: FieldValues
	/** The names of those that the kept answers make needed. */
	needed: readonly string[]
}

/**
 * Keeps answers while they are typed, and shows the questions that they bring up at once. Without scripts both happen
 * with the next step.
 */
export function useLiveForm(form: RefObject<HTMLFormElement | null>, { fields, values, needed }: LiveFields) {
	const keeper = useFetcher<RefusedStep>()
	const [typed, setTyped] = useState<FieldValues>({})
	const [typing, setTyping] = useState<string | null>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const settle = () => {
		clearTimeout(timer.current)
		timer.current = undefined
	}
	const keep = () => {
		settle()
		const sent = form.current && keptForm(form.current)
		// As it is written: the router takes paths, and the property is a whole URL.
		if (sent) void keeper.submit(sent, { method: 'post', action: actionOf(form.current), preventScrollReset: true })
	}
	const keepWaiting = useEffectEvent(() => {
		if (timer.current !== undefined) keep()
	})
	// Whoever follows a link before the pause is over loses nothing. A layout effect: later ones no longer find the form.
	useLayoutEffect(() => () => keepWaiting(), [])
	const sendWaiting = useEffectEvent(() => {
		if (timer.current === undefined || !form.current) return
		settle()
		navigator.sendBeacon(actionOf(form.current), keptForm(form.current))
	})
	useEffect(() => {
		// Nor does who closes the page.
		const leave = () => sendWaiting()
		window.addEventListener('pagehide', leave)
		return () => window.removeEventListener('pagehide', leave)
	}, [])
	return {
		shown: new Set([...needed, ...neededFields(fields, { ...values, ...typed }).map(({ name }) => name)]),
		/** The answer that is being typed: what was wrong with it is no longer said. */
		typing,
		/** What the server said of the answers that were kept last. */
		kept: keeper.data ?? null,
		handlers: {
			onFocus: () => setTyping(null),
			onChange({ target }: FormEvent<HTMLFormElement>) {
				const name = target instanceof Element ? target.getAttribute('name') : null
				setTyping(name?.slice(inputName('').length) ?? null)
				if (form.current) setTyped(checkValues(fields, readTyped(fields, new FormData(form.current))).values)
				clearTimeout(timer.current)
				timer.current = setTimeout(keep, pause)
			},
			/** The step that is sent has all that was typed. */
			onSubmit: settle,
		},
	}
}

function keptForm(form: HTMLFormElement): URLSearchParams {
	const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
	const sent = new URLSearchParams(entries)
	sent.set('go', 'keep')
	return sent
}

function actionOf(form: HTMLFormElement | null): string {
	return form?.getAttribute('action') ?? ''
}
