import { Fragment, useId } from 'react'
import type { GlossedTerm } from '#app/domain/review/report/glossary.ts'

/**
 * Words in which terms of art are explained: hovering shows what one means, and so does a tap, a click or Enter; Escape
 * closes it. The browser's own popover does all of that, without scripts.
 */
export function Glossed({ text, terms = [] }: { text: string; terms?: readonly GlossedTerm[] }) {
	const id = useId()
	return (
		<>
			{terms.map(({ entry, start, end }, index) => {
				const popover = `${id}-${index}`
				return (
					<Fragment key={start}>
						{text.slice(terms[index - 1]?.end ?? 0, start)}
						<button type="button" popoverTarget={popover} title={entry.meaning} className="gloss-term">
							{text.slice(start, end)}
						</button>
						<span id={popover} popover="auto" className="gloss-note">
							<strong>{entry.term}</strong>
							{`: ${entry.meaning}.`}
						</span>
					</Fragment>
				)
			})}
			{text.slice(terms.at(-1)?.end ?? 0)}
		</>
	)
}
