/** A value of Stripe's form encoding: text, or a list or object of such values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Thrown for a form that Stripe would not read either; its message names the parameter. */
export class FormFault extends Error {
	override name = 'FormFault'
}

/**
 * Reads the form encoding of Stripe's API: `items[0][price]=x` is a list of objects, `expand[]=a` adds to a list.
 *
 * @throws FormFault for a parameter that is given twice or has no proper name
 */
export function readForm(text: string): Record<string, FormValue> {
	const root: Record<string, FormValue> = {}
	for (const [name, value] of new URLSearchParams(text)) {
		const path = pathOf(name)
		put(root, path, value, name)
	}
	return listed(root) as Record<string, FormValue>
}

function pathOf(name: string): string[] {
	const [first, ...rest] = name.split('[')
	if (!first || rest.some((part) => !part.endsWith(']') || part.slice(0, -1).includes(']')))
		throw new FormFault(`Invalid parameter name: ${name}`)
	return [first, ...rest.map((part) => part.slice(0, -1))]
}

function put(target: Record<string, FormValue>, path: string[], value: string, name: string): void {
	const [step, ...rest] = path
	const key = step === '' ? String(Object.keys(target).length) : step!
	if (rest.length === 0) {
		if (Object.hasOwn(target, key)) throw new FormFault(`Parameter given twice: ${name}`)
		target[key] = value
		return
	}
	const inner = Object.hasOwn(target, key) ? target[key]! : (target[key] = {})
	if (typeof inner === 'string') throw new FormFault(`Invalid object: ${name}`)
	put(inner as Record<string, FormValue>, rest, value, name)
}

/** Objects whose names are 0, 1, 2 … are lists. */
function listed(value: FormValue): FormValue {
	if (typeof value === 'string' || Array.isArray(value)) return value
	const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const)
	return entries.length > 0 && entries.every(([name], index) => name === String(index))
		? entries.map(([, inner]) => inner)
		: Object.fromEntries(entries)
}
