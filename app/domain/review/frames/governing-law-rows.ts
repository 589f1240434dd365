import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { foreignPlacesIn, stateIn } from '../playbook/places.ts'
import type { FrameSource } from './read-frames.ts'

/** A place beside its label. */
export interface LabelledPlace extends Span {
	place: string
}

const law =
	/^\W{0,4}(?:governing|applicable|choice\s+of|controlling)\s+law(?:\s+(?:and\s+(?:venue|forum|jurisdiction|courts?)|state))?\W{0,3}$/i
const forum = /^\W{0,4}(?:venue|forum|jurisdiction|chosen\s+courts?|courts?|exclusive\s+jurisdiction)\W{0,3}$/i

/** Places in table rows and cover pages: "Governing law | Delaware", and a line of its own under such a label. */
export function labelledPlaces({ document, structure }: Pick<FrameSource, 'document' | 'structure'>): {
	laws: LabelledPlace[]
	forums: LabelledPlace[]
} {
	const found = { laws: [] as LabelledPlace[], forums: [] as LabelledPlace[] }
	const { paragraphs, text } = document
	for (const [index, label] of paragraphs.entries()) {
		if (label.end - label.start > 60) continue
		const words = text.slice(label.start, label.end)
		const list = law.test(words) ? found.laws : forum.test(words) ? found.forums : null
		const next = list && paragraphs[index + 1]
		if (!list || !next || (label.cell && (next.cell?.row !== label.cell.row || next.cell.table !== label.cell.table))) continue
		add(list, text, next)
	}
	for (const { heading, kind, bodyStart, end } of structure.clauses) {
		if (kind === 'clause' && heading !== null && law.test(heading) && end - bodyStart < 80) add(found.laws, text, { start: bodyStart, end })
	}
	return found
}

/** Only a short value that is a place: a sentence is read as a sentence. */
function add(list: LabelledPlace[], text: string, { start, end }: Span) {
	const value = text.slice(start, end)
	const name =
		/(?:laws?\s+of\s+)?(?:the\s+)?(?:(?:state|commonwealth|province)\s+of\s+)?(\p{Lu}[\p{L}]+(?:(?:\s+and)?\s+\p{Lu}[\p{L}]+){0,2})/u.exec(
			value,
		)
	const place = name?.[1]
	if (!place || value.length > 80 || (stateIn(place) === null && foreignPlacesIn(place).length === 0)) return
	const at = start + (name?.index ?? 0) + (name?.[0].lastIndexOf(place) ?? 0)
	if (!list.some((other) => other.start === at)) list.push({ place, start: at, end: at + place.length })
}
