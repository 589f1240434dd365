import { useEffect, useRef } from 'react'
import { PlainField } from './plain-field.tsx'

/** A search box that follows the page's query: a link that clears the search, and the browser's way back, empty it too. */
export function QueryField({ value, ...props }: { value: string; label: string } & Omit<React.ComponentProps<'input'>, 'value'>) {
	const box = useRef<HTMLInputElement>(null)
	const before = useRef(value)
	useEffect(() => {
		// Not at first: somebody may have typed before the scripts came.
		if (box.current && before.current !== value) box.current.value = value
		before.current = value
	}, [value])
	return <PlainField {...props} ref={box} type="search" defaultValue={value} />
}
