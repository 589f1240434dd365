import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from '../clauses/clause.ts'
import type { Readings } from '../clauses/readings.ts'
import type { ParsedFact } from '../facts/fact-names.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import type { Frame } from './frame.ts'
import { readAmendments } from './amendment.ts'
import { readAssignment } from './assignment/read-assignment.ts'
import { readConfidentiality } from './confidentiality.ts'
import { readGoverningLaw } from './governing-law.ts'
import { readIndemnities } from './indemnity.ts'
import { readLiability } from './liability/read-liability.ts'
import { readNonSolicitation } from './non-solicitation.ts'
import { readOwnership } from './ownership/read-ownership.ts'
import { readPayment } from './payment/read-payment.ts'
import { readRestraints } from './restraint.ts'
import { readTerm } from './term/read-term.ts'
import { readTermination } from './termination/read-termination.ts'
import type { Predication } from './parse/predication.ts'

/** The input of the readers of frames. `document` is the text as the parties see it (`readingView`). */
export interface FrameSource {
	document: ExtractedDocument
	structure: Structure
	facts: readonly ParsedFact[]
	readings: Readings
	parties: readonly DocumentParty[]
	predications: readonly Predication[]
}

export type FrameDraft = Omit<Frame, 'id'>

const readers: readonly ((source: FrameSource) => FrameDraft[])[] = [
	readAmendments,
	readAssignment,
	readConfidentiality,
	readGoverningLaw,
	readIndemnities,
	readLiability,
	readNonSolicitation,
	readOwnership,
	readPayment,
	readRestraints,
	readTerm,
	readTermination,
]

/** A sentence cut off by a page break or a bad line end may have begun with "If". */
const fragmentDoubt = 0.6
const goesOn = /^\s*\p{Ll}/u

function withDoubt(frame: FrameDraft, text: string): FrameDraft {
	if (!goesOn.test(text.slice(frame.start, frame.start + 12))) return frame
	// The items of a list begin in small letters too; they are read with the words that open it.
	if (/[:;,—–-]\s*(?:and|or)?\s*(?:\(?\w{1,4}[.)]\s*)?$/i.test(text.slice(Math.max(0, frame.start - 16), frame.start))) return frame
	return { ...frame, effect: { ...frame.effect, confidence: frame.effect.confidence * fragmentDoubt } }
}

/** The frames of all twelve kinds, in document order. */
export function readFrames(source: FrameSource): Frame[] {
	return readers
		.flatMap((read) => read(source))
		.map((frame) => withDoubt(frame, source.document.text))
		.sort((a, b) => a.start - b.start || a.end - b.end || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))
		.map((frame, index) => ({ id: `f${index + 1}`, ...frame }))
}
