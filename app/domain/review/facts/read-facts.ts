import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from '../clauses/clause.ts'
import { readAmountFacts } from './amounts.ts'
import { readBlanks } from './blanks.ts'
import { readDateFacts } from './dates.ts'
import { readDisputeFacts } from './dispute-resolution.ts'
import { withoutRepeats } from './duration-facts.ts'
import { factLabels, type FactName, type ParsedFact } from './fact-names.ts'
import { readForumFacts, readGoverningLawFacts } from './governing-law.ts'
import { readLiabilityFacts } from './liability-cap.ts'
import { factSource } from './make-fact.ts'
import { readWordsVersusDigits } from './number-pairs.ts'
import { readPartyFacts } from './parties.ts'
import { readPaymentFacts } from './payment.ts'
import { readPercentageFacts } from './percentages.ts'
import { readRenewalFacts } from './renewal.ts'
import { readSafeFacts } from './safe-terms.ts'
import { readShareFacts } from './shares.ts'
import { readSignatureFacts } from './signatures.ts'
import { readTermFacts } from './term.ts'
import { readTerminationFacts } from './termination.ts'
import { readTitle } from './title.ts'

const parsers = [
	readTitle,
	readPartyFacts,
	readDateFacts,
	readTermFacts,
	readRenewalFacts,
	readTerminationFacts,
	readPaymentFacts,
	readAmountFacts,
	readSafeFacts,
	readLiabilityFacts,
	readPercentageFacts,
	readShareFacts,
	readGoverningLawFacts,
	readForumFacts,
	readDisputeFacts,
	readSignatureFacts,
	readBlanks,
	readWordsVersusDigits,
]

/** More than any agreement says of one matter; text made to overwhelm ends here. */
const maximumPerParser = 5000

const order = new Map(Object.keys(factLabels).map((name, index) => [name as FactName, index]))

/** Everything the parsers read, in document order; at the same place in the order of the facts table. Nothing is guessed: no words, no fact. */
export function readFacts(document: ExtractedDocument, structure: Structure): ParsedFact[] {
	const source = factSource(document, structure)
	return withoutRepeats(parsers.flatMap((parse) => parse(source).slice(0, maximumPerParser))).sort(
		(a, b) => a.start - b.start || a.end - b.end || (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0),
	)
}
