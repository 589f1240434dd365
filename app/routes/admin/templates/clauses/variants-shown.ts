/** How many variants can be added at a time; the form works without scripts. */
const freeVariants = 1

/** How many variants a form shows: those that were typed, and a free one. */
export function variantsShown(typed: Readonly<Record<string, string>>): number {
	const last = Object.entries(typed).reduce((most, [name, value]) => {
		const at = /^variants\.(\d{1,2})\.(?:key|label|text)$/.exec(name)?.[1]
		return at !== undefined && value.trim() !== '' ? Math.max(most, Number(at)) : most
	}, -1)
	return last + 1 + freeVariants
}
