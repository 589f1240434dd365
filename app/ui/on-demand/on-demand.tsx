import { lazy, Suspense, useLayoutEffect, useMemo, useState, type ComponentType } from 'react'
import { untilItWorks } from './until-it-works.ts'
import { useScripted } from '../use-scripted.ts'

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/** Calls what waits for the reader's first movement. */
let wake: () => void
const firstInput = new Promise<void>((resolve) => {
	wake = resolve
})
if (typeof window !== 'undefined')
	for (const input of inputs) window.addEventListener(input, () => wake(), { capture: true, once: true, passive: true })

const loads: Promise<unknown>[] = []

/** Resolves once the server has loaded every part: it renders pages whole, for readers without scripts. */
export async function partsLoaded(): Promise<void> {
	await Promise.all(loads)
}

/**
 * A part of a page whose code the browser loads at the reader's first movement. Until then the server's HTML stands
 * there and works like any page without scripts. A part that appears later is loaded at once.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	let part: { default: ComponentType<Props> } | undefined
	const begin = async () => (part = { default: await load() })
	const loading = import.meta.env.SSR ? begin() : firstInput.then(() => untilItWorks(begin))
	if (import.meta.env.SSR) loads.push(loading)
	const Part = lazy(() => (part ? at(part) : loading))

	return function OnDemand(props: Props) {
		const scripted = useScripted()
		// React would empty a boundary that gets other props while the server's HTML still stands in for its code: the part
		// is drawn with those of that HTML first. `null`: with the newest ones.
		const [first, setFirst] = useState(scripted ? null : props)
		const shown = first ?? props
		return useMemo(
			() => (
				<Suspense fallback={null}>
					<Wake />
					<Part {...shown} />
					<Drawn onDrawn={() => setFirst(null)} />
				</Suspense>
			),
			[shown],
		)
	}
}

/** Tells, before the screen is painted, that the part beside it was drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
	useLayoutEffect(onDrawn, [onDrawn])
	return null
}

/** Nothing stands there for what is first drawn in the browser, so its code is needed now. */
function Wake() {
	if (useScripted()) wake()
	return null
}

/** A promise that is fulfilled already: a lazy component with one is drawn without suspending. */
function at<Value>(value: Value): Promise<Value> {
	return { then: (fulfilled: (value: Value) => void) => fulfilled(value) } as Promise<Value>
}
