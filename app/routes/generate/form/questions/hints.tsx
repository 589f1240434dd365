import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'

/** What helps to answer, in one line: the editor's help, an example, that it may stay empty. */
export function hintOf({ help, example, required, kind }: TemplateField): string | undefined {
	const words = [
		help,
		kind === 'money' && !help ? 'In US dollars.' : '',
		example ? `Example: ${example}` : '',
		required ? '' : 'Optional.',
	].filter(Boolean)
	return words.length > 0 ? words.join(' ') : undefined
}

/** Where a value came from that nobody typed. It goes away once somebody changes the value. */
export function Origin({ says }: { says: string | undefined }) {
	return says ? (
		<p className="text-sm text-accent">
			<span className="rounded bg-accent-soft px-1.5 py-0.5">Filled in: {says}</span>
		</p>
	) : null
}
