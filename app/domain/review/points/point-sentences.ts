import type { Clause, Structure } from '../clauses/clause.ts'
import { leadsOf } from '../clauses/nda-questions/leads.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import type { PointSentence } from './point-features.ts'
import { type SideWord, sideWords } from './side-words.ts'

/** What of a contract the point model looks at. `text` is that of the document as the parties see it. */
export interface PointSource {
	text: string
	structure: Pick<Structure, 'sentences' | 'clauses'>
	parties: readonly DocumentParty[]
	predications: readonly Predication[]
}

/** The sentences of a contract as the point model sees them, in document order. */
export function pointSentences({ text, structure: { sentences, clauses }, parties, predications }: PointSource): PointSentence[] {
	const leads = leadsOf(text, sentences)
	const words: SideWord[][] = sentences.map((sentence) => sideWords(sentence.text, parties))
	const byId = new Map(clauses.map((clause) => [clause.id, clause]))
	const acts = new Map<number, Predication[]>()
	for (const act of predications) {
		const own = acts.get(act.sentence.start)
		if (own) own.push(act)
		else acts.set(act.sentence.start, [act])
	}
	return sentences.map(({ start, clauseId }, index) => ({
		words: words[index] ?? [],
		lead: words[leads[index] ?? -1] ?? [],
		headings: headingsOf(clauseId, byId),
		acts: acts.get(start) ?? [],
	}))
}

function headingsOf(clauseId: string | null, byId: ReadonlyMap<string, Clause>): string[] {
	const headings: string[] = []
	for (let clause = byId.get(clauseId ?? ''); clause; clause = byId.get(clause.parentId ?? '')) if (clause.heading) headings.push(clause.heading)
	return headings
}
