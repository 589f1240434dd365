const compiled = new WeakMap<TemplateStringsArray, RegExp>()

/**
 * A regular expression too long for one line, written over several: line breaks and the white space around them are
 * not part of it, everything else is, as in `String.raw`. An inserted value is the source of a pattern.
 *
 *     longPattern('i')`
 *     	\b(?:perpetual|irrevocable)\b
 *     	|\bwithout\s+end\b
 *     `
 *
 * Compiled once for each place in the code, unless it has values; a stateful one (`g`, `y`) is a copy each time.
 */
export function longPattern(flags = ''): (strings: TemplateStringsArray, ...values: readonly (string | number)[]) => RegExp {
	return (strings, ...values) => {
		if (values.length > 0) return new RegExp(patternPart(strings, ...values), flags)
		let pattern = compiled.get(strings)
		if (!pattern) compiled.set(strings, (pattern = new RegExp(patternPart(strings), flags)))
		return /[gy]/.test(flags) ? new RegExp(pattern) : pattern
	}
}

/** A part of a pattern over several lines, as `longPattern` reads it. */
export function patternPart(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
	return strings.raw.map((part, index) => part.replace(/\s*\n\s*/g, '') + (values[index] ?? '')).join('')
}
