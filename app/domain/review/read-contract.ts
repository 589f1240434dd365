import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from './clauses/clause.ts'
import type { Readings } from './clauses/readings.ts'
import { readStructures } from './clauses/structure/read-structure.ts'
import { type ReviewModels, readWith } from './clauses/review-models.ts'
import { detectDocumentType } from './type/detect-type.ts'
import type { ParsedFact } from './facts/fact-names.ts'
import { readFacts } from './facts/read-facts.ts'
import type { Frame } from './frames/frame.ts'
import { parseDocument } from './frames/parse/parse-document.ts'
import type { Predication } from './frames/parse/predication.ts'
import { readFrames } from './frames/read-frames.ts'
import { playbookOf } from './type/playbook-of.ts'
import type { LawyerPoint } from './points/lawyer-point.ts'
import type { PlaybookKind } from './playbook/rule.ts'
import { readingView } from './reading-view.ts'
import type { DocumentParty } from './sides/document-party.ts'
import { withAskedParty } from './sides/asked-party.ts'
import { readDocumentParties } from './sides/read-document-parties.ts'

/** Everything that is read from a document before anything is judged. */
export interface ReadContract {
	document: ExtractedDocument
	/** The document as the parties see it; every offset is one of `document` too. */
	view: ExtractedDocument
	documentType: DocumentType | null
	playbook: PlaybookKind
	structure: Structure
	facts: ParsedFact[]
	readings: Readings
	parties: DocumentParty[]
	predications: Predication[]
	frames: Frame[]
	/** The points of a lawyer for a party, read on first use; in document order. */
	pointsFor: (party: DocumentParty) => readonly LawyerPoint[]
}

type TypeReader = (view: ExtractedDocument, structure: Structure) => DocumentType | null

const detectedType: TypeReader = (view, structure) => detectDocumentType(view, structure).type

/**
 * Reads a document: structure, facts, parties, labels, verbs with their subjects, frames. Pure: the same document and
 * type give the same reading, so that an edited document can be read again and compared with the first.
 *
 * @param asked the party that the reader named, if any
 * @param typeOf gives the document's type; left out, the engine detects it
 */
export function readContract(
	document: ExtractedDocument,
	models: ReviewModels,
	typeOf: TypeReader = detectedType,
	asked: string | null = null,
): ReadContract {
	const view = readingView(document)
	const { structure: known, finer: structure } = readStructures(view)
	const facts = readFacts(view, structure).map((fact) => ({ ...fact, quote: document.text.slice(fact.start, fact.end) }))
	const documentType = typeOf(view, known)
	const playbook = playbookOf(documentType, { text: view.text, facts })
	// The trained readers learned from clauses as they are first cut.
	const readings = readWith(models, view, known, playbook)
	const parties = withAskedParty(readDocumentParties(facts, { view, documentType }), asked, view.text, documentType)
	const predications = parseDocument(structure, parties)
	const frames = readFrames({ document: view, structure, facts, readings, parties, predications })
	const pointsFor = readOnce(models.readPoints({ text: view.text, structure, parties, predications, documentType }))
	return { document, view, documentType, playbook, structure, facts, readings, parties, predications, frames, pointsFor }
}

function readOnce(read: (party: DocumentParty) => LawyerPoint[]): ReadContract['pointsFor'] {
	const known = new Map<string, LawyerPoint[]>()
	return (party) => {
		const points = known.get(party.id) ?? read(party)
		known.set(party.id, points)
		return points
	}
}
