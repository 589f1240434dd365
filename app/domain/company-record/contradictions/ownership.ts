import { longPattern } from '#app/domain/text/long-pattern.ts'
import { presentAssignment } from '../diligence/assignment.ts'
import { otherParties, signatureOf, wordsAt, type Paper, type PaperWords } from '../paper.ts'
import { documentSide, type Contradiction } from './contradiction.ts'

const keeps = longPattern('i')`
	\b(?:shall\s|will\s|does\s)?(?:retains?|keeps?|owns?|remains?\sthe\s(?:sole\s)?owner\sof)\s(?:all\s|any\s|the\s|its\s|sole\s)*
	(?:ownership|right|rights|title|copyrights?|patents?|intellectual\sproperty)\b[^.;\n]{0,160}\b(?:work\sproduct|deliverables|inventions|software|code|results)
`
const earlier =
	/\b(?:prior|pre-?existing|background|listed|excluded|own\stime|before\sthe|other\sthan|tools?|methods?|know-?how|templates?|librar\w+|generic|general)\b/i

/** Papers of the same person of which one assigns their work to the company and another leaves it with them. */
export function ownershipContradictions(papers: readonly Paper[], legalName: string): Contradiction[] {
	const own = papers.flatMap((paper) => {
		const [person, ...others] = otherParties(paper, legalName)
		if (!person || others.length > 0 || !paper.text || signatureOf(paper)?.signed !== true) return []
		const kept = keptBy(paper, [person.name, ...person.roles])
		const assigned = presentAssignment(paper, [person.name, ...person.roles])
		return [{ person: person.name, key: person.name.toLowerCase(), kept, assigned }]
	})
	return own.flatMap(({ kept, key, person }): Contradiction[] => {
		const assigned = own.find((other) => other.key === key && other.assigned !== null && other.kept === null)?.assigned
		if (!kept || !assigned) return []
		return [
			{
				about: 'IP assignment',
				what: `“${assigned.document.name}” assigns the work of ${person} to the company, “${kept.document.name}” leaves it with ${person}.`,
				sides: [assigned, kept].map((words) => documentSide({ ...words, value: words.quote ?? '', confirmed: false })),
				advice: 'Have an assignment signed that covers all work and says that it prevails over the other document.',
			},
		]
	})
}

function keptBy(paper: Paper, names: readonly string[]): PaperWords | null {
	const subject = new RegExp(`\\b(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\s$`)
	const match = keeps.exec(paper.text!)
	if (!match || !subject.test(paper.text!.slice(0, match.index)) || earlier.test(match[0])) return null
	return wordsAt(paper, { quote: match[0], start: match.index, end: match.index + match[0].length })
}
