import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from '../clauses/clause.ts'
import { readAddresses } from './parties/addresses.ts'
import { readAmountFacts, readPercentageFacts } from './amounts/amount-facts.ts'
import { readBlanks } from './blanks.ts'
import { readDateFacts } from './dates/date-facts.ts'
import { readDisputeFacts } from './dispute-resolution.ts'
import { withoutRepeats } from './dates/duration-facts.ts'
import { readInterestKind, readPreferenceFacts, readVestingFacts } from './amounts/equity-terms.ts'
import { factLabels, type FactName, type ParsedFact } from './fact-names.ts'
import { factSource } from './fact-source.ts'
import { readForumFacts, readGoverningLawFacts } from './governing-law.ts'
import { readLiabilityFacts } from './amounts/liability-cap.ts'
import { readWordsVersusDigits } from './amounts/number-pairs.ts'
import { readPartyFacts } from './parties/parties.ts'
import { readPaymentFacts } from './amounts/payment.ts'
import { readLastSignature, readRelativeDates } from './dates/relative-dates.ts'
import { readRenewalFacts } from './dates/renewal.ts'
import { readSafeFacts } from './amounts/safe-terms.ts'
import { readShareFacts } from './amounts/shares.ts'
import { readSignatureFacts } from './signatures/signatures.ts'
import { readDefinedTermFacts, readExhibitFacts, readReferenceFacts } from './structure-facts.ts'
import { readTermFacts } from './dates/term.ts'
import { readTerminationFacts } from './dates/termination.ts'
import { readTitle } from './title.ts'

const parsers = [
	readTitle,
	readPartyFacts,
	readSignatureFacts,
	readDateFacts,
	readLastSignature,
	readRelativeDates,
	readTermFacts,
	readRenewalFacts,
	readTerminationFacts,
	readPaymentFacts,
	readAmountFacts,
	readSafeFacts,
	readLiabilityFacts,
	readPercentageFacts,
	readShareFacts,
	readInterestKind,
	readPreferenceFacts,
	readVestingFacts,
	readGoverningLawFacts,
	readForumFacts,
	readDisputeFacts,
	readAddresses,
	readDefinedTermFacts,
	readReferenceFacts,
	readExhibitFacts,
	readBlanks,
	readWordsVersusDigits,
]

/** More than any agreement has on one subject; text made to overwhelm ends here. */
const maximumPerParser = 5000

const order = new Map(Object.keys(factLabels).map((name, index) => [name as FactName, index]))

/** Everything the parsers read, in document order; at the same place in the order of the facts table. Nothing is guessed: no words, no fact. */
export function readFacts(document: ExtractedDocument, structure: Structure): ParsedFact[] {
	const source = factSource(document, structure)
	return withoutRepeats(parsers.flatMap((parse) => parse(source).slice(0, maximumPerParser))).sort(
		(a, b) => a.start - b.start || a.end - b.end || (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0),
	)
}
